/** Control characters other than tab and line breaks. */
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;

/** Unicode spaces, such as the no-break space and the thin space. Fonts often lack them. */
const spaces = /\p{Zs}/gu;

/** Line and paragraph separator. */
const lineSeparators = /[\u2028\u2029]/g;

/**
 * Invisible characters, which people copy from web pages and contacts. Includes the controls that reverse the reading
 * direction of what follows, such as the rest of an email's subject (Unicode TR 9). Keeps the joiners of Indian scripts
 * and emoji, and the direction marks of Arabic and Hebrew.
 */
const invisibleCharacters = /(?![\u061c\u200c-\u200f])\p{Default_Ignorable_Code_Point}/gu;

/** Combining marks after the thirtieth on one letter. No language has so many (UAX 15, Stream-Safe Text Format). */
const surplusMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * Cleans a text from outside, and a stored text before it is drawn. Removes control characters, of which PostgreSQL
 * rejects NUL, and invisible characters. Unicode spaces become a space, lone surrogates U+FFFD. Normalizes to NFC,
 * because keyboards differ and search compares code points. NFC takes quadratic time for a long run of marks.
 */
export function cleanText(text: string): string {
  return toWellFormed(text.replace(controlCharacters, "").replace(invisibleCharacters, ""))
    .replace(spaces, " ")
    .replace(lineSeparators, "\n")
    .replace(surplusMarks, "$1")
    .normalize("NFC");
}

/** For fields of one line: line breaks, tabs and repeated spaces become one space. */
export function collapseWhitespace(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
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
  return cutText(collapseWhitespace(text), 200);
}
