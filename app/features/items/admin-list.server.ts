import { redirect, replace } from "@remix-run/node";
import type { ItemKind, ListKind } from "~/platform/database/content-tables";
import { type Database, db } from "~/platform/database/database.server";
import { redirectWithToast } from "~/platform/http/cookies.server";
import { parseOrBadRequest, readForm, readQuery } from "~/platform/http/read-request";
import { withFallback } from "~/platform/runtime/logger.server";
import { kindForms } from "./kind-forms";
import { type Item, listTables } from "./kinds";
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
  kind: ItemKind,
  ids: readonly number[],
) => Promise<Record<number, number>>;

/** Returns no items after a failure. @throws {Response} a redirect when there is no such page */
export async function readAdminItems(
  request: Request,
  kind: ListKind,
  countEnquiries: CountEnquiries,
): Promise<{ items: Item<ListKind>[]; list: AdminList; likes: Record<number, number> }> {
  const readList = async () => {
    const list = await readAdminList(request, kind);
    const listsPendingFirst = kind === "testimonial";
    const items = await listItems(db, kind, list.page, { audience, search: list.search, listsPendingFirst });
    const ids = items.map(({ id }) => id);
    return { items, list, likes: kind === "testimonial" ? {} : await countEnquiries(db, kind, ids) };
  };
  return await withFallback(listTables[kind], readList(), { items: [], list: emptyAdminList, likes: {} });
}

async function readAdminList(request: Request, kind: ListKind): Promise<AdminList> {
  const { pathname } = new URL(request.url);
  const searchParams = readQuery(request);
  const search = cleanSearch(searchParams.get("q") ?? "");
  const [total, matches, trashCount, shownCount] = await Promise.all([
    countItems(db, kind, { audience }),
    search ? countItems(db, kind, { audience, search }) : null,
    countTrash(db),
    countItems(db, kind),
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
export async function readOrder(request: Request, kind: ListKind) {
  const { page, total } = await readAdminList(request, kind);
  return {
    listPath: kindForms[kind].adminPath,
    items: await listItems(db, kind, page, { audience }),
    page,
    total,
  };
}

/** Redirects to the item's row, unless a script already shows its page. @throws {Response} 400 for an invalid move */
export async function moveInList(request: Request, kind: ListKind): Promise<Response> {
  const form = await readForm(request);
  const move = parseOrBadRequest(moveSchema, Object.fromEntries(form));
  const { search } = new URL(request.url);
  const screen = `${kindForms[kind].adminPath}/order`;
  const result = await moveItem(db, kind, move);
  const position = await findListPosition(db, kind, move.id, audience);
  if (result === "missing" || !position) {
    return await redirectWithToast(`${screen}${search}`, {
      kind: "error",
      message: "Not moved: this item or the one next to it was deleted on another device.",
    });
  }
  const query = buildPageQuery(findPageNumber(position.position));
  const row = form.has("scripted") && query === search ? "" : `#item-${move.id}`;
  return replace(`${screen}${query}${row}`);
}
