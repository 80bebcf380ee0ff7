import { normalizePhone } from "./phone";

/** More words than this are not looked for. */
const MOST_WORDS = 8;

/** The words an enquiry has to contain. What can only be a telephone number is one word, however it is spaced. */
export function splitSearch(typed: string): string[] {
  if (/^\+?[\d\s()-]+$/.test(typed) && /\d/.test(typed)) return [normalizePhone(typed) || typed.trim()];
  return [...new Set(typed.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
}
