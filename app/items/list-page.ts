import { cutText } from "~/text/clean-text";

/** Items on one page of a list: fills rows of two and of three. */
export const PAGE_SIZE = 24;

/** The part of a long list that a query reads. */
export interface Page {
  limit: number;
  offset: number;
}

/** One page of a list with pagination. */
export interface ListPage extends Page {
  /** From 1. */
  number: number;
  /** How many pages there are; an empty list has one. */
  count: number;
}

/** The page shown where a list is empty or cannot be read. */
export const emptyListPage: ListPage = { number: 1, count: 1, limit: PAGE_SIZE, offset: 0 };

/**
 * The page a visitor asked for with `?page=`; absent is the first.
 * @returns null when there is no such page
 */
export function selectListPage(asked: string | null, total: number): ListPage | null {
  const count = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const number = asked === null ? 1 : /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 0;
  if (number < 1 || number > count) return null;
  return { number, count, limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE };
}

/** The number of the page an item stands on, by its place in the whole list (from 1). */
export function findPageOf(place: number): number {
  return Math.ceil(place / PAGE_SIZE);
}

/** The query of a page's address, of a search if there is one: none for the first page, so that each page has one address. */
export function pageQuery(number: number, search = ""): string {
  const query = new URLSearchParams();
  if (search) query.set("q", search);
  if (number > 1) query.set("page", String(number));
  return query.size > 0 ? `?${query}` : "";
}

/** The query of one photograph of an item over a page of its list: none of both for the first. */
export function photoQuery(page: number, photo: number): string {
  const query = new URLSearchParams(pageQuery(page));
  if (photo > 1) query.set("photo", String(photo));
  return query.size > 0 ? `?${query}` : "";
}

/** Which of its photographs an address asks for with `?photo=`, from 1; the first when there is no such one. */
export function selectPhoto(asked: string | null, count: number): number {
  const number = /^[1-9]\d?$/.test(asked ?? "") ? Number(asked) : 1;
  return number <= count ? number : 1;
}

/** A list with at least so many items can be searched. */
export const SEARCH_FROM = 24;

/** Longer searches are cut, and only the first words are looked for. */
export const LONGEST_SEARCH = 100;
const MOST_WORDS = 8;

/** A search as typed, no longer than it may be. */
export function cleanSearch(typed: string): string {
  return cutText(typed.trim(), LONGEST_SEARCH);
}

/** The words that what a search finds has to contain. */
export function splitWords(search: string): string[] {
  return [...new Set(search.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
}
