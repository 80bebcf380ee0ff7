/** Letters that are written from the right: Hebrew, Arabic and what stands beside them in Unicode. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name or title as it stands within a sentence, on screens and in mails: one that is written from the right keeps its direction to
 * itself, and the words and figures beside it keep their places (U+2068 and U+2069).
 */
export function isolate(text: string): string {
  return fromTheRight.test(text) ? `\u2068${text}\u2069` : text;
}
