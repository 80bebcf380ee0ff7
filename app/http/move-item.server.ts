import { redirect } from "@remix-run/node";
import { itemListWords } from "~/content/item-lists";
import { db } from "~/db/database.server";
import type { ItemTable } from "~/domain/items/kinds";
import { findPageOf, pageQuery } from "~/domain/items/list-page";
import { moveSchema } from "~/domain/items/move";
import { moveItem } from "~/domain/items/order.server";
import { findPlace } from "~/domain/items/place.server";
import { redirectWithToast } from "./flash.server";
import { readForm } from "./read-form.server";

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
