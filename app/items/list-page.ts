/** Items on one page of a public list: fills rows of two and of three. */
export const PAGE_SIZE = 24;

/** One page of a list that is too long for a screen. */
export interface ListPage {
  /** From 1. */
  number: number;
  /** How many pages there are; an empty list has one. */
  count: number;
  limit: number;
  offset: number;
}

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
