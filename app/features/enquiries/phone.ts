import { PHONE_DIGITS } from "~/content/constants";

/** Code point of zero in each script; the other digits follow it. */
const zeros = { devanagari: 0x0966, tamil: 0x0be6, telugu: 0x0c66, kannada: 0x0ce6, malayalam: 0x0d66 };

/** Area codes of South India and of large cities, without the leading 0. Codes starting with 6 to 9 could be mobile numbers. */
const areaCodes = [
  ...["11", "20", "22", "33", "40", "44"],
  ...["413", "416", "421", "422", "423", "424", "427", "431", "435", "451", "452", "461", "462"],
  ...["471", "474", "477", "481", "484", "487", "491", "494", "495", "497"],
  ...["4252", "4253", "4254", "4255", "4256", "4257", "4258", "4259", "4283", "4286", "4324", "4362", "4545"],
];

const landline = new RegExp(`^(${areaCodes.join("|")})([2-7]\\d+)$`);

/**
 * Returns Latin digits without a leading +91, 0091, 91 or 0, from any Indian script. A foreign number keeps its
 * +. Other text keeps all its digits; `isPhone` checks the result.
 */
export function normalizePhone(typed: string): string {
  const digits = toLatinDigits(typed)
    .replace(/[^\d+]/g, "")
    .replace(/(?!^)\+/g, "");
  return digits.replace(/^(?:\+|00)91/, "").replace(/^(?:0|91|091|910|0910)(?=\d{10}$)/, "");
}

export function isPhone(digits: string): boolean {
  return /^\d+$/.test(digits) && digits.length === PHONE_DIGITS;
}

/** Returns true for a leading 0, one digit repeated ten times, and 1234567890. @param digits ten digits */
export function isImpossiblePhone(digits: string): boolean {
  return digits.startsWith("0") || /^(\d)\1+$/.test(digits) || digits === "1234567890";
}

/** Numbers of one digit or of running digits, such as 9876543210: people type them instead of their own. */
export const placeholderPhones: readonly string[] = [0, 1, 9].flatMap((step) =>
  Array.from({ length: 10 }, (_, first) =>
    Array.from({ length: PHONE_DIGITS }, (_, index) => (first + step * index) % 10).join(""),
  ),
);

/** "unusual" numbers may be mistyped. */
export function classifyPhone(digits: string): "mobile" | "landline" | "unusual" {
  if (/^[6-9]/.test(digits)) return "mobile";
  return landline.test(digits) ? "landline" : "unusual";
}

/** WhatsApp needs a mobile number. */
export function hasWhatsApp(digits: string): boolean {
  return classifyPhone(digits) === "mobile" && !isImpossiblePhone(digits);
}

/** E.g. "98400 12345" or "0422 2301234". */
export function formatPhone(digits: string): string {
  const [, area, number] = classifyPhone(digits) === "landline" ? (landline.exec(digits) ?? []) : [];
  return area ? `0${area} ${number}` : digits.replace(/^(\d{5})(\d+)$/, "$1 $2");
}

/** Removed before NFKC, which would sort them in quadratic time. */
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

/** The usual groups of a mobile number, which other numbers may precede. */
const mobile = /(?<!\d)(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/;

/** Ten to thirteen digits in groups of any length. */
const grouped = /(?<!\d)[+(]?\d(?:[\s().\-\u2010-\u2013]{0,2}\d){9,12}(?!\d)/g;

/** Returns the first Indian phone number in a text, as written; "" without one. */
export function findPhone(text: string): string {
  const [usual] = mobile.exec(text) ?? [];
  return usual ?? text.match(grouped)?.find((found) => isLikelyPhone(normalizePhone(found))) ?? "";
}

function isLikelyPhone(digits: string): boolean {
  return isPhone(digits) && classifyPhone(digits) !== "unusual";
}
