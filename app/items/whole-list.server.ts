import type { Database } from "~/server/db/database.server";
import type { ItemTable } from "./kinds";

/** So many rows and pictures are in memory at once, however long the list is. */
const BATCH = 500;

/** All items on the site, newest first and those of unknown date last, in batches that `read` makes of their ids. */
export async function* readWholeList<Item>(
  db: Database,
  table: ItemTable,
  read: (ids: number[]) => Promise<Item[]>,
): AsyncGenerator<Item[]> {
  const rows = await db
    .selectFrom(table)
    .select("id")
    .where("deleted_at", "is", null)
    .orderBy("created_at", (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .execute();
  for (let start = 0; start < rows.length; start += BATCH) {
    yield await read(rows.slice(start, start + BATCH).map(({ id }) => id));
  }
}
