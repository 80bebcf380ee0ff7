import { sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import type { ItemTable } from "./kinds";

/** Whether there is an item with this id. */
export async function hasItem(db: Database, table: ItemTable, id: number): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes an item off the site into the trash: its row and its picture stay, marked as deleted. */
export async function deleteItem(db: Database, table: ItemTable, id: number): Promise<"done" | "missing"> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ deleted_at: new Date(), version: sql`version + 1` })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? "done" : "missing";
}
