import { redirect, replace } from "@remix-run/node";
import { type Database, db } from "~/platform/database/database.server";
import { redirectWithToast } from "~/platform/http/cookies.server";
import { parseOrBadRequest, readForm, readQuery } from "~/platform/http/read-request";
import { withFallback } from "~/platform/runtime/fallbacks.server";
import { type Item, listTables } from "./items";
import { listForms } from "./list-forms";
import {
  buildPageQuery,
  cleanSearch,
  emptyListPage,
  findPageNumber,
  type ListPage,
  PAGE_SIZE,
  selectListPage,
} from "./list-page";
import { findListPosition } from "./list-position.server";
import { moveItem, moveSchema } from "./order.server";
import { countItems, listItems } from "./queries.server";
import type { ItemKind, ListName } from "./tables";
import { countTrash } from "./trash.server";

const audience = "admin";

export interface AdminList {
  search: string;
  total: number;
  matches: number;
  page: ListPage;
  /** In all lists together. */
  trashCount: number;
  shownCount: number;
}

const emptyAdminList: AdminList = {
  search: "",
  total: 0,
  matches: 0,
  page: emptyListPage,
  trashCount: 0,
  shownCount: 0,
};

export type CountEnquiries = (
  db: Database,
  list: ItemKind,
  ids: readonly number[],
) => Promise<Record<number, number>>;

/** Returns no items after a failure. @throws {Response} a redirect when there is no such page */
export async function readAdminItems(
  request: Request,
  list: ListName,
  countEnquiries: CountEnquiries,
): Promise<{ items: Item<ListName>[]; adminList: AdminList; likes: Record<number, number> }> {
  const readList = async () => {
    const adminList = await readAdminList(request, list);
    const listsPendingFirst = list === "testimonial";
    const { page, search } = adminList;
    const items = await listItems(db, list, page, { audience, search, listsPendingFirst });
    const ids = items.map(({ id }) => id);
    return { items, adminList, likes: list === "testimonial" ? {} : await countEnquiries(db, list, ids) };
  };
  return await withFallback(listTables[list], readList(), {
    items: [],
    adminList: emptyAdminList,
    likes: {},
  });
}

async function readAdminList(request: Request, list: ListName): Promise<AdminList> {
  const { pathname } = new URL(request.url);
  const searchParams = readQuery(request);
  const search = cleanSearch(searchParams.get("q") ?? "");
  const [total, matches, trashCount, shownCount] = await Promise.all([
    countItems(db, list, { audience }),
    search ? countItems(db, list, { audience, search }) : null,
    countTrash(db),
    countItems(db, list),
  ]);
  const listedCount = matches ?? total;
  const pageParameter = searchParams.get("page");
  const page = selectListPage(pageParameter, listedCount);
  if (!page)
    throw redirect(
      `${pathname}${buildPageQuery(Number(pageParameter) > 1 ? Math.ceil(listedCount / PAGE_SIZE) : 1, search)}`,
    );
  return { search, total, matches: listedCount, page, trashCount, shownCount };
}

/** @throws {Response} a redirect when there is no such page */
export async function readOrder(request: Request, list: ListName) {
  const { page, total } = await readAdminList(request, list);
  return {
    listPath: listForms[list].adminPath,
    items: await listItems(db, list, page, { audience }),
    page,
    total,
  };
}

/** Redirects to the item's row, unless a script already shows its page. @throws {Response} 400 for an invalid move */
export async function moveInList(request: Request, list: ListName): Promise<Response> {
  const form = await readForm(request);
  const move = parseOrBadRequest(moveSchema, Object.fromEntries(form));
  const { search } = new URL(request.url);
  const screen = `${listForms[list].adminPath}/order`;
  const result = await moveItem(db, list, move);
  const position = await findListPosition(db, list, move.id, audience);
  if (result === "missing" || !position) {
    return await redirectWithToast(`${screen}${search}`, {
      type: "error",
      message: "Not moved: this item or the one next to it was deleted on another device.",
    });
  }
  const query = buildPageQuery(findPageNumber(position.position));
  const row = form.has("scripted") && query === search ? "" : `#item-${move.id}`;
  return replace(`${screen}${query}${row}`);
}
