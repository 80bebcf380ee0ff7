import { sql } from "kysely";

/** Words of urgent messages in English and Tanglish. */
const urgentWords = [
  ...["broke", "broken", "urgent", "urgently", "emergency", "leak", "leaks", "leaking", "stuck"],
  ...["avasaram", "avasarama", "odanju", "udanju", "udainji"],
].join("|");

/** Beginnings of words, in Tamil letters. */
const tamilWords = ["அவசர", "உடைந்", "ஒடிந்", "கசிவு", "கசிகிற"].join("|");

/** E.g. "not urgent", "isn't that urgent" and "leak-proof", within a line; also in Tamil, in either alphabet. */
const writeCalmPattern = (wordStart: string) =>
  [
    `(n['’]t[ \\t]|${wordStart}(not|nothing|never)[ \\t-])[ \\t-]*((at|all|so|that|very|really|an?)[ \\t-]+){0,2}(urgen|emergenc)[a-z]*`,
    `${wordStart}(no[ \\t]+|non[ \\t-]?)(urgen|emergenc)[a-z]*`,
    "leak[ \\t-]?proof",
    "avasaram[a-z]*[ \\t]+(illa|vend)[a-z]*",
    "அவசர[^\\s]*[ \\t]+(இல்ல|வேண்ட)",
  ].join("|");

/** True for unanswered enquiries with an urgent word. */
export const isUrgent = sql<boolean>`(status = 'new'
  and regexp_replace(message, ${writeCalmPattern("\\m")}, ' ', 'gi') ~* ${`\\m(${urgentWords})\\M|${tamilWords}`})`;

const urgentPattern = new RegExp(`\\b(${urgentWords})\\b|${tamilWords}`, "i");
const calmPattern = new RegExp(writeCalmPattern("\\b"), "gi");

/** In characters. */
const MAX_LENGTH = 60;

/** Returns the sentence with the first urgent word, or its end; null for a message that is not urgent. */
export function findUrgentWords(message: string): string | null {
  const blank = (text: string) => text.replace(calmPattern, (phrase) => " ".repeat(phrase.length));
  const sentence = message
    .split(/[.!?\n]+/)
    .find((part) => urgentPattern.test(blank(part)))
    ?.trim();
  if (!sentence || sentence.length <= MAX_LENGTH) return sentence ?? null;
  const start = Math.max(0, blank(sentence).search(urgentPattern) - MAX_LENGTH / 2);
  const end = start + MAX_LENGTH;
  const words = sentence.slice(start, end).split(/\s+/);
  // The first and last words may be cut.
  const wholeWords = words.slice(start > 0 ? 1 : 0, end < sentence.length ? -1 : undefined);
  return wholeWords.join(" ") || sentence.slice(start, end);
}
