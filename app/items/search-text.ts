import { PAGE_SIZE } from "./list-page";

/** From so many items on a list can be searched. */
export const SEARCH_FROM = PAGE_SIZE;

/** Longer searches are cut, and more words are not looked for: nobody types them. */
export const LONGEST_SEARCH = 100;
const MOST_WORDS = 8;

/** What somebody looks for, as typed into the address. A NUL is no text to PostgreSQL. */
export function cleanSearch(typed: string): string {
  return typed.replaceAll("\0", " ").trim().slice(0, LONGEST_SEARCH);
}

/** The words that what is looked for has to contain. */
export function splitWords(search: string): string[] {
  return [...new Set(search.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
}
