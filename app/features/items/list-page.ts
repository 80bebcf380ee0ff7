import { cutText } from "~/platform/text/text";

/** Divisible by two and three columns. */
export const PAGE_SIZE = 24;

export interface Page {
  limit: number;
  offset: number;
}

export interface ListPage extends Page {
  number: number;
  count: number;
}

export const emptyListPage: ListPage = { number: 1, count: 1, limit: PAGE_SIZE, offset: 0 };

/** Parses `?page=`; null when there is no such page. */
export function selectListPage(parameter: string | null, total: number): ListPage | null {
  const count = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const number = parameter === null ? 1 : /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : 0;
  if (number < 1 || number > count) return null;
  return { number, count, limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE };
}

/** @param position position in the whole list, from 1 */
export function findPageNumber(position: number): number {
  return Math.ceil(position / PAGE_SIZE);
}

/** The first page has no `page`, so that each page has one URL. */
export function buildPageQuery(number: number, search = ""): string {
  const query = new URLSearchParams();
  if (search) query.set("q", search);
  if (number > 1) query.set("page", String(number));
  return query.size > 0 ? `?${query}` : "";
}

/** Omits the first page and photo. */
export function buildPhotoQuery(page: number, photo: number): string {
  const query = new URLSearchParams(buildPageQuery(page));
  if (photo > 1) query.set("photo", String(photo));
  return query.size > 0 ? `?${query}` : "";
}

/** Returns a photo's number, from 1; 1 for an invalid parameter. */
export function selectPhoto(parameter: string | null, count: number): number {
  const number = /^[1-9]\d?$/.test(parameter ?? "") ? Number(parameter) : 1;
  return number <= count ? number : 1;
}

/** Shorter lists have no search. */
export const MIN_SEARCHABLE_ITEMS = 24;

/** Longer searches are truncated. */
export const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 8;

export function cleanSearch(typed: string): string {
  return cutText(typed.trim(), MAX_SEARCH_LENGTH);
}

export function splitWords(search: string): string[] {
  return [...new Set(search.split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS);
}
