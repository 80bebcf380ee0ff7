/** Control characters other than tab and line breaks. */
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;

/** Unicode spaces, such as the no-break space and the thin space. Fonts often lack them. */
const spaces = /\p{Zs}/gu;

/** Line and paragraph separator. */
const lineSeparators = /\r\n?|[\u2028\u2029]/g;

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
 * rejects NUL, and invisible characters. Unicode spaces become a space, lone surrogates U+FFFD,
 * and each line break one character, as browsers count it. Normalizes to NFC,
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

/** Marks the cut with an ellipsis. `length` is in code points, so that no surrogate pair is split. */
export function shortenText(text: string, length: number): string {
  if (text.length <= length) return text;
  const letters = [...text].slice(0, length - 1);
  return `${letters.join("").trimEnd()}…`;
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

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML, SVG and XML, between tags or in an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Right-to-left letters: Hebrew, Arabic and neighbouring Unicode blocks. */
const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Prevents a right-to-left name or title from reordering the text around it (U+2068, U+2069). */
export function isolate(text: string): string {
  return rightToLeftLetters.test(text) ? `\u2068${text}\u2069` : text;
}

/** Uses decimal units, like the 20 MB limit, e.g. "1.4 MB", "320 kB", "12.0 GB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** Returns an unknown value, such as text from the JSON API, unchanged. */
export function getLabel(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** Returns null for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** State code, PAN, registration number, Z and check character. */
const pattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Weights of 1 and 2 alternate; the base-36 digits of each product are added (GSTN, check digit of the GSTIN). */
function calculateCheckCharacter(gstin: string): string {
  let sum = 0;
  for (let index = 0; index < 14; index += 1) {
    const product = digits.indexOf(gstin.charAt(index)) * (1 + (index % 2));
    sum += Math.floor(product / 36) + (product % 36);
  }
  return digits.charAt((36 - (sum % 36)) % 36);
}

export function normalizeGstin(text: string): string {
  return text.replace(/\s+/g, "").toUpperCase();
}

/** Requires a normalized GSTIN. */
export function hasGstinFormat(gstin: string): boolean {
  return pattern.test(gstin);
}

/** Requires a normalized GSTIN; also checks its last character. */
export function isGstin(gstin: string): boolean {
  return hasGstinFormat(gstin) && calculateCheckCharacter(gstin) === gstin.charAt(14);
}
