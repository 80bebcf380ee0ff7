import { sql } from "kysely";
import { countDaysLeft } from "~/admin/trash";
import type { PictureSource } from "~/content/picture-source";
import type { ItemKind } from "~/database/content-tables";
import type { Database } from "~/database/database.server";
import { itemTables } from "./kinds";
import type { Page } from "./list-page";
import { findPictures } from "./queries.server";

export interface TrashedItem {
  kind: ItemKind;
  id: number;
  title: string;
  image: PictureSource | null;
  /** ISO 8601. */
  deletedAt: string;
  daysLeft: number;
}

export async function countTrash(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom(selectTrash(db).as("trash"))
    .select((query) => query.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function listTrash(db: Database, { limit, offset }: Page): Promise<TrashedItem[]> {
  const now = new Date();
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

export async function findTrashedTitle(db: Database, kind: ItemKind, id: number): Promise<string | null> {
  const row = await db
    .selectFrom(itemTables[kind])
    .select("title")
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
  return row?.title ?? null;
}

/** An item that is not deleted counts as restored. */
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

/** Garbage collection deletes the picture. Returns "restored" when the item is not in the trash: it stays. */
export async function purgeItem(db: Database, kind: ItemKind, id: number): Promise<"done" | "restored"> {
  await db.deleteFrom(itemTables[kind]).where("id", "=", id).where("deleted_at", "is not", null).execute();
  const row = await db.selectFrom(itemTables[kind]).select("id").where("id", "=", id).executeTakeFirst();
  return row ? "restored" : "done";
}

function selectTrash(db: Database) {
  const selectDeleted = (kind: ItemKind) =>
    db
      .selectFrom(itemTables[kind])
      .select(["id", "title", "image_id", "image_alt", "deleted_at", sql.lit(kind).as("kind")])
      .where("deleted_at", "is not", null);
  return selectDeleted("project").unionAll(selectDeleted("gallery"));
}
