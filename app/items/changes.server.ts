import { sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import { claimSubmission } from "~/server/submissions.server";
import type { ChangeResult } from "./change-result";
import type { GalleryItemFields } from "./gallery-schema";
import { hasItem } from "./items.server";
import type { ItemTable } from "./kinds";
import { setPicture } from "./pictures.server";
import type { ProjectFields } from "./project-schema";

/** The words that items of each table have. */
export interface ItemFields {
  projects: ProjectFields;
  gallery_items: GalleryItemFields;
}

/**
 * Adds an item with the image of this id, or without one. `submission` is the number of the form it came with; the same one
 * never adds twice.
 * @returns the new id, or null for a submission that had come in before
 */
export async function createItem<Table extends ItemTable>(
  db: Database,
  table: Table,
  { alt, ...words }: ItemFields[Table],
  imageId: number | null,
  submission: string | null = null,
): Promise<number | null> {
  return await db.transaction().execute(async (trx) => {
    if (!(await claimSubmission(trx, submission))) return null;
    const { id } = await trx
      .insertInto<ItemTable>(table)
      .values({ ...words, image_id: imageId, image_alt: alt })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

/**
 * Changes an item as long as it still has the `version` the editor saw; null changes it whatever its version. What is left
 * out stays, without `imageId` the picture as well.
 */
export async function updateItem<Table extends ItemTable>(
  db: Database,
  table: Table,
  { id, version }: { id: number; version: number | null },
  { alt, ...words }: Partial<ItemFields[Table]>,
  imageId?: number,
): Promise<ChangeResult> {
  const { numUpdatedRows } = await db
    .updateTable<ItemTable>(table)
    .set({
      ...words,
      ...setPicture(imageId, alt),
      version: sql`version + 1`,
      updated_at: new Date(),
    })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .$if(version !== null, (query) => query.where("version", "=", version ?? 0))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return "done";
  return (await hasItem(db, table, id)) ? "stale" : "missing";
}
