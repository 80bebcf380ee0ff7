import { PHONE_DIGITS } from "~/content/constants";
import { normalizePhone } from "./phone";

/**
 * What a telephone field keeps of what was typed or pasted: digits, ten at most (specification, section 5). The 0 or 91
 * before a number of ten digits goes first, so that a pasted number stays whole.
 */
export function fitPhone(typed: string): string {
  const digits = normalizePhone(typed).replace(/^(?:0|91|0091)(?=\d{10}$)/, "");
  return digits.slice(0, PHONE_DIGITS);
}
