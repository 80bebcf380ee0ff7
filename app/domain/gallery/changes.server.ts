import { sql } from "kysely";
import type { Database } from "~/db/database.server";
import type { ChangeResult } from "../items/change-result";
import { deleteItem, hasItem } from "../items/items.server";
import { setPicture } from "../items/pictures.server";
import { claimSubmission } from "../submissions.server";
import type { GalleryItemFields } from "./schema";

/**
 * Adds a gallery item with the image of this id, or without one. `submission` is the number of the form it came with; the same one never adds twice.
 * @returns the new id, or null for a submission that had come in before
 */
export async function createGalleryItem(
  db: Database,
  { alt, ...words }: GalleryItemFields,
  imageId: number | null,
  submission: string | null = null,
): Promise<number | null> {
  return await db.transaction().execute(async (trx) => {
    if (!(await claimSubmission(trx, submission))) return null;
    const { id } = await trx
      .insertInto("gallery_items")
      .values({ ...words, image_id: imageId, image_alt: alt })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

/**
 * Changes a gallery item as long as it still has the `version` the editor saw; null changes it whatever its version. Without
 * `imageId` it keeps its picture.
 */
export async function updateGalleryItem(
  db: Database,
  { id, version }: { id: number; version: number | null },
  { alt, ...words }: GalleryItemFields,
  imageId?: number,
): Promise<ChangeResult> {
  const { numUpdatedRows } = await db
    .updateTable("gallery_items")
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
  return (await hasItem(db, "gallery_items", id)) ? "stale" : "missing";
}

/** Takes a gallery item off the site into the trash. */
export async function deleteGalleryItem(db: Database, id: number): Promise<"done" | "missing"> {
  return await deleteItem(db, "gallery_items", id);
}
