import { PHONE_DIGITS } from "~/content/constants";

/** Code point of zero in each script used here; its other digits follow it. */
const zeros = { devanagari: 0x0966, tamil: 0x0be6, telugu: 0x0c66, kannada: 0x0ce6, malayalam: 0x0d66 };

/** Coimbatore, without the leading 0. */
const nearbyAreaCode = "422";

/**
 * Returns digits without a leading +91, 0091, 91 or 0, from any Indian script. A foreign number keeps its +. Other text
 * keeps all its digits, so nothing is cut off; `isPhone` checks the result.
 */
export function normalizePhone(typed: string): string {
  const written = toLatinDigits(typed)
    .replace(/[^\d+]/g, "")
    .replace(/(?!^)\+/g, "");
  return written.replace(/^(?:\+|00)91/, "").replace(/^(?:0|91|091|910|0910)(?=\d{10}$)/, "");
}

export function isPhone(digits: string): boolean {
  return /^\d+$/.test(digits) && digits.length === PHONE_DIGITS;
}

/** Ten digits that are no Indian number: a leading 0, or a single repeated digit. */
export function isImpossiblePhone(digits: string): boolean {
  return digits.startsWith("0") || /^(\d)\1+$/.test(digits);
}

/** Classifies ten digits: mobile, landline nearby, or unusual and perhaps mistyped. */
export function judgePhone(digits: string): "mobile" | "landline" | "unusual" {
  if (/^[6-9]/.test(digits)) return "mobile";
  return digits.startsWith(nearbyAreaCode) ? "landline" : "unusual";
}

/** As "98400 12345" or "422 230 1234". */
export function formatPhone(digits: string): string {
  const parts = judgePhone(digits) === "landline" ? /^(\d{3})(\d{3})(\d+)$/ : /^(\d{5})(\d+)$/;
  return parts.exec(digits)?.slice(1).join(" ") ?? digits;
}

/** Marks and modifier letters: none is a digit, and sorting them makes NFKC quadratic. */
const marks = /[\p{M}\p{Lm}]/gu;

function toLatinDigits(text: string): string {
  return text
    .replace(marks, "")
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = Object.values(zeros).find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    });
}
