import { redirect } from "@remix-run/node";
import { itemListWords } from "~/content/item-lists";
import { db } from "~/server/db/database.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/read-form.server";
import type { ItemTable } from "./kinds";
import { findPageOf, pageQuery } from "./list-page";
import { moveSchema } from "./move";
import { moveItem } from "./order.server";
import { findPlace } from "./place.server";

/**
 * Moves an item of a list as the form asks and leads to the page it stands on then. Where no script keeps the page in
 * its place, to the row itself.
 * @throws {Response} 400 when the form asks for no move
 */
export async function moveInList(request: Request, table: ItemTable, order: string): Promise<Response> {
  const form = await readForm(request);
  const wish = moveSchema.safeParse(Object.fromEntries(form));
  if (!wish.success) throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
  const { search } = new URL(request.url);
  const result = await moveItem(db, table, wish.data);
  const place = await findPlace(db, table, wish.data.id);
  if (result === "missing" || !place) {
    return await redirectWithToast(`${order}${search}`, { kind: "error", message: itemListWords.order.gone });
  }
  const query = pageQuery(findPageOf(place.place));
  const row = form.has("scripted") && query === search ? "" : `#item-${wish.data.id}`;
  return redirect(`${order}${query}${row}`, { headers: { "X-Remix-Replace": "true" } });
}
