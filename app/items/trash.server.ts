import { sql } from "kysely";
import type { PictureSource } from "~/images/picture-source";
import type { Database } from "~/server/db/database.server";
import { type ItemKind, itemKinds, itemTables } from "./kinds";
import type { Page } from "./page";
import { findPictures } from "./pictures.server";
import { countDaysLeft, TRASH_DAYS } from "./trash-days";

/** A deleted project or gallery item that can still be restored. */
export interface TrashedItem {
  kind: ItemKind;
  id: number;
  title: string;
  image: PictureSource | null;
  /** ISO 8601. */
  deletedAt: string;
  daysLeft: number;
}

/** How many items of both kinds are in the trash. */
export async function countTrash(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom(selectTrash(db).as("trash"))
    .select((query) => query.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deleted items of both kinds, the last deleted first. */
export async function listTrash(
  db: Database,
  { limit, offset }: Page,
  now = new Date(),
): Promise<TrashedItem[]> {
  const rows = await selectTrash(db)
    .orderBy("deleted_at", "desc")
    .orderBy("kind")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const pictures = await findPictures(db, rows);
  return rows.map((row, index) => {
    const deletedAt = row.deleted_at ?? now;
    return {
      kind: row.kind,
      id: row.id,
      title: row.title,
      image: pictures[index] ?? null,
      deletedAt: deletedAt.toISOString(),
      daysLeft: countDaysLeft(deletedAt, now),
    };
  });
}

/** The title of an item in the trash, or null when it is not there. */
export async function findTrashedTitle(db: Database, kind: ItemKind, id: number): Promise<string | null> {
  const row = await db
    .selectFrom(itemTables[kind])
    .select("title")
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
  return row?.title ?? null;
}

/** Puts a deleted item back as it was: words, picture, date and place. Who restores what is there already has what they wanted. */
export async function restoreItem(db: Database, kind: ItemKind, id: number): Promise<"done" | "missing"> {
  await db
    .updateTable(itemTables[kind])
    .set({ deleted_at: null, version: sql`version + 1` })
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .execute();
  const row = await db.selectFrom(itemTables[kind]).select("id").where("id", "=", id).executeTakeFirst();
  return row ? "done" : "missing";
}

/** Ends a deleted item for good. Its picture goes with the next sweep, unless another item shows it. */
export async function endItem(db: Database, kind: ItemKind, id: number): Promise<void> {
  await db.deleteFrom(itemTables[kind]).where("id", "=", id).where("deleted_at", "is not", null).execute();
}

/** Ends what has been in the trash for longer than {@link TRASH_DAYS} days. Returns how many items that were. */
export async function endOldItems(db: Database): Promise<number> {
  let ended = 0;
  for (const kind of itemKinds) {
    const { numDeletedRows } = await db
      .deleteFrom(itemTables[kind])
      .where("deleted_at", "<", sql<Date>`now() - ${sql.lit(TRASH_DAYS)} * interval '1 day'`)
      .executeTakeFirst();
    ended += Number(numDeletedRows);
  }
  return ended;
}

function selectTrash(db: Database) {
  const selectDeleted = (kind: ItemKind) =>
    db
      .selectFrom(itemTables[kind])
      .select(["id", "title", "image_id", "image_alt", "deleted_at", sql.lit(kind).as("kind")])
      .where("deleted_at", "is not", null);
  return selectDeleted("project").unionAll(selectDeleted("gallery"));
}
