/** Control characters other than tab and line breaks. */
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;

/** Combining marks after the thirtieth on one letter. No language has so many (UAX 15, Stream-Safe Text Format). */
const surplusMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * Removes control characters: PostgreSQL rejects NUL. Lone surrogates become U+FFFD. Normalizes to NFC,
 * because keyboards differ and search compares code points. NFC takes quadratic time for a long run of marks.
 */
export function cleanText(text: string): string {
  return toWellFormed(text.replace(controlCharacters, "")).replace(surplusMarks, "$1").normalize("NFC");
}

/** Truncates to `length` UTF-16 units without splitting a character. */
export function cutText(text: string, length: number): string {
  const isInsidePair = /[\ud800-\udbff]/.test(text[length - 1] ?? "");
  return text.length > length ? text.slice(0, isInsidePair ? length - 1 : length) : text;
}

const loneSurrogate = /\p{Surrogate}/gu;

/** `String.prototype.toWellFormed`, which is missing from the types. */
function toWellFormed(text: string): string {
  return text.replace(loneSurrogate, "\ufffd");
}

/** Makes a name safe for an email header, where a line break would add a header. Truncates to 200 UTF-16 units. */
export function toOneLine(text: string): string {
  return cutText(text.replace(/[\s\p{Cc}]+/gu, " ").trim(), 200);
}
