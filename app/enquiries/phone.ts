import { PHONE_DIGITS } from "~/content/constants";

/** The code point of zero in each script in which people here write numbers; its other digits follow it. */
const zeros = { devanagari: 0x0966, tamil: 0x0be6, telugu: 0x0c66, kannada: 0x0ce6, malayalam: 0x0d66 };

/** The area code of Coimbatore, without its 0. */
const nearbyAreaCode = "422";

/**
 * The digits of a telephone number as people write it: with spaces, dashes, dots or brackets, in Tamil or Devanagari digits,
 * with +91, 0091, 91 or 0 in front. A number of another country keeps its +, and every other text its digits, in whatever
 * number; `isPhone` checks the result. Nothing is ever cut off.
 */
export function normalizePhone(typed: string): string {
  const written = toLatinDigits(typed)
    .replace(/[^\d+]/g, "")
    .replace(/(?!^)\+/g, "");
  return written.replace(/^(?:\+|00)91/, "").replace(/^(?:0|91|091|910|0910)(?=\d{10}$)/, "");
}

/** Whether the result of `normalizePhone` is a telephone number: exactly ten digits. */
export function isPhone(digits: string): boolean {
  return /^\d+$/.test(digits) && digits.length === PHONE_DIGITS;
}

/** Whether no telephone in India has these ten digits: a 0 is no part of a number, and nobody has ten times the same digit. */
export function isImpossiblePhone(digits: string): boolean {
  return digits.startsWith("0") || /^(\d)\1+$/.test(digits);
}

/** What ten digits look like: the number of a mobile, of a landline nearby, or unusual and so perhaps mistyped. */
export function judgePhone(digits: string): "mobile" | "landline" | "unusual" {
  if (/^[6-9]/.test(digits)) return "mobile";
  return digits.startsWith(nearbyAreaCode) ? "landline" : "unusual";
}

/** Formats ten digits to be read and compared: "98400 12345", "422 230 1234". */
export function formatPhone(digits: string): string {
  const parts = judgePhone(digits) === "landline" ? /^(\d{3})(\d{3})(\d+)$/ : /^(\d{5})(\d+)$/;
  return parts.exec(digits)?.slice(1).join(" ") ?? digits;
}

/** Marks and letters that become marks in NFKC: none is a digit, and NFKC takes the square of their number to sort them. */
const marks = /[\p{M}\p{Lm}]/gu;

/** Replaces the digits of Indian scripts and of full width by those of ASCII. */
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
