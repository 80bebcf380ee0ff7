import { PHONE_DIGITS } from "~/content/constants";

/**
 * The digits of a telephone number as typed: spaces, dashes and brackets go, and so does a written-out +91, which
 * phones like to fill in. The result may have any length; `isPhone` judges it.
 */
export function normalizePhone(typed: string): string {
  return typed
    .trim()
    .replace(/^\+\s*91/, "")
    .replace(/\D/g, "");
}

/** Whether normalized digits make a number that can be called: exactly ten (specification, section 5). */
export function isPhone(digits: string): boolean {
  return digits.length === PHONE_DIGITS;
}

/**
 * What a telephone field keeps of what was typed or pasted: digits, ten at most (specification, section 5). The 0 or 91
 * before a number of ten digits goes first, so that a pasted number stays whole.
 */
export function fitPhone(typed: string): string {
  const digits = normalizePhone(typed).replace(/^(?:0|91|0091)(?=\d{10}$)/, "");
  return digits.slice(0, PHONE_DIGITS);
}
