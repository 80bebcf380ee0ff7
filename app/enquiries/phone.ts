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
