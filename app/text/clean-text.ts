/** Control characters other than tab and line breaks. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/** Marks after the thirtieth on one letter: no language writes so many (UAX 15, Stream-Safe Text Format). */
const surplusMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text from outside that every database, mail and page accepts: without control characters, of which PostgreSQL refuses NUL and
 * none can be seen, except tab and line breaks; well-formed, half a surrogate pair becoming U+FFFD; and in the Unicode form NFC, because
 * keyboards write the same letters in several and a search compares code points. At most 30 combining marks follow each other: the
 * time that NFC takes grows with the square of their number.
 */
export function cleanText(text: string): string {
  return toWellFormed(text.replace(controls, "")).replace(surplusMarks, "$1").normalize("NFC");
}

/** The beginning of a text, `length` UTF-16 units at most, that ends with a whole character. */
export function cutText(text: string, length: number): string {
  const isInsidePair = /[\ud800-\udbff]/.test(text[length - 1] ?? "");
  return text.length > length ? text.slice(0, isInsidePair ? length - 1 : length) : text;
}

const loneSurrogate = /\p{Surrogate}/gu;

/** The same as `String.prototype.toWellFormed`, which the types do not know yet. */
function toWellFormed(text: string): string {
  return text.replace(loneSurrogate, "\ufffd");
}

/** A text on one line, whatever a visitor typed as a name: a line of its own would be a header to a mail server. */
export function oneLine(text: string): string {
  return cutText(text.replace(/[\s\p{Cc}]+/gu, " ").trim(), 200);
}
