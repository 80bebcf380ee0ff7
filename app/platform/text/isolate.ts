/** Right-to-left letters: Hebrew, Arabic and neighbouring Unicode blocks. */
const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Prevents a right-to-left name or title from reordering the text around it (U+2068, U+2069). */
export function isolate(text: string): string {
  return rightToLeftLetters.test(text) ? `\u2068${text}\u2069` : text;
}
