import { redirect } from "@remix-run/node";
import { db } from "~/server/db/database.server";
import { orNotFound } from "~/server/route-params.server";
import { type ListPage, PAGE_SIZE, pageQuery, selectListPage } from "./list-page";
import { cleanSearch } from "./search-text";
import { countTrash } from "./trash.server";

/**
 * The page of a list that `?page=` asks for. Behind a detail view any page will do: its address stays good when the list
 * gets shorter.
 * @throws {Response} 404 where there is no such page
 */
export function requireListPage(request: Request, total: number, isBehindDetail: boolean): ListPage {
  const asked = new URL(request.url).searchParams.get("page");
  const page = selectListPage(asked, total);
  return orNotFound(page ?? (isBehindDetail ? selectListPage(null, total) : null));
}

/** Which part of a list of projects or gallery items the admin looks at. */
export interface AdminList {
  /** What is looked for; empty for everything. */
  search: string;
  /** How many items there are, and how many of them match. */
  total: number;
  matches: number;
  page: ListPage;
  /** How many items of both kinds are in the trash. */
  trashed: number;
}

/** What stands where a list cannot be read. */
export const emptyListPage: ListPage = { number: 1, count: 1, limit: PAGE_SIZE, offset: 0 };
export const emptyAdminList: AdminList = {
  search: "",
  total: 0,
  matches: 0,
  page: emptyListPage,
  trashed: 0,
};

/**
 * What the address of an admin's list asks for by `?q=` and `?page=`.
 * @throws {Response} a redirect to the last page from behind it, and to the first from what is no page
 */
export async function readAdminList(
  request: Request,
  count: (search: string) => Promise<number>,
): Promise<AdminList> {
  const { pathname, searchParams } = new URL(request.url);
  const search = cleanSearch(searchParams.get("q") ?? "");
  const [total, matches, trashed] = await Promise.all([
    count(""),
    search ? count(search) : null,
    countTrash(db),
  ]);
  const found = matches ?? total;
  const asked = searchParams.get("page");
  const page = selectListPage(asked, found);
  if (!page)
    throw redirect(`${pathname}${pageQuery(Number(asked) > 1 ? Math.ceil(found / PAGE_SIZE) : 1, search)}`);
  return { search, total, matches: found, page, trashed };
}
