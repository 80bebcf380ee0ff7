import type { Database } from "~/server/db/database.server";
import { containsWords } from "./contains-words.server";
import type { ItemTable } from "./kinds";
import type { Page } from "./page";

/** What every kind of item has to show of itself; `rank` and `search` stay in the database. */
export const itemColumns = ["id", "title", "image_id", "image_alt", "created_at", "version"] as const;

/** How many items there are, or how many contain all words of a search. */
export async function countItems(db: Database, table: ItemTable, search = ""): Promise<number> {
  const { count } = await selectFound(db, table, search)
    .select((query) => query.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The ids of a page in the order of the list, of all items or of those that contain all words of a search. Cut out by the
 * index alone, so that nothing is read of the rows before it.
 */
export async function listItemIds(
  db: Database,
  table: ItemTable,
  { limit, offset }: Page,
  search = "",
): Promise<number[]> {
  const rows = await selectFound(db, table, search)
    .select("id")
    .orderBy("rank", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts rows that were read by their ids into the order of the ids. */
export function sortByIds<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selectFound(db: Database, table: ItemTable, search: string) {
  return db
    .selectFrom(table)
    .where("deleted_at", "is", null)
    .where((query) => query.and(containsWords(search)));
}
