import { PHONE_DIGITS } from "~/content/constants";

/**
 * The digits of a typed telephone number. Spaces, dashes, brackets and a written +91 are dropped. The result may have any
 * length; `isPhone` checks it.
 */
export function normalizePhone(typed: string): string {
  return typed
    .trim()
    .replace(/^\+\s*91/, "")
    .replace(/\D/g, "");
}

/** Whether normalized digits are a telephone number: exactly ten. */
export function isPhone(digits: string): boolean {
  return digits.length === PHONE_DIGITS;
}

/**
 * What a telephone field accepts of a typed or pasted text: at most ten digits. A leading 0 or 91 before ten digits is dropped
 * first, so that a pasted number stays whole.
 */
export function fitPhone(typed: string): string {
  const digits = normalizePhone(typed).replace(/^(?:0|91|0091)(?=\d{10}$)/, "");
  return digits.slice(0, PHONE_DIGITS);
}
