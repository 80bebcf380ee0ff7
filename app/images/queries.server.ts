import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import type { StagedImage } from "~/uploads/receive-form.server";
import { nameFile } from "./image-key";
import { parseVariants } from "./picture-source";
import { makeOriginal } from "./process.server";
import { imageStore } from "./store.server";
import { wakeImageWorker } from "./variant-queue.server";

export { selectPicture } from "./picture-source";

/**
 * Stores a picture and leaves its variants to the image worker; the same bytes are stored once. Takes most of a second, so it
 * must not be called in a transaction. The caller disposes of `staged`.
 */
export async function storeImage(db: Database, staged: StagedImage): Promise<{ id: number }> {
  const stored = await renewImage(db, staged.sha256);
  if (stored) return stored;
  const { data, type, width, height, placeholder } = await makeOriginal(staged.path);
  // A new name each time: an image that is being collected shares no file with a new one of the same bytes.
  const key = nameFile(randomBytes(16).toString("hex"), "original", type);
  await imageStore.put(key, data);
  const row = await db
    .insertInto("images")
    .values({
      sha256: staged.sha256,
      width,
      height,
      storage_key: key,
      placeholder,
    })
    .onConflict((conflict) => conflict.column("sha256").doUpdateSet({ created_at: sql`now()` }))
    .returning(["id", "storage_key"])
    .executeTakeFirstOrThrow();
  if (row.storage_key === key) wakeImageWorker();
  else await imageStore.delete(key);
  return { id: row.id };
}

/** Finds an image by the hash of its bytes and extends its lease. */
function renewImage(db: Database, sha256: string): Promise<{ id: number } | undefined> {
  return db
    .updateTable("images")
    .set({ created_at: sql`now()` })
    .where("sha256", "=", sha256)
    .returning("id")
    .executeTakeFirst();
}

/** Extends the lease of an image by an hour: a form is about to refer to it. */
export async function renewImageLease(db: Database, id: number): Promise<void> {
  await db.updateTable("images").set({ created_at: sql`now()` }).where("id", "=", id).execute();
}

/**
 * Garbage collection: deletes the images, with their files, that no project and no gallery item refers to, not even one in the
 * trash, and whose lease of an hour has expired. Not to be called in a transaction, because deleted files do not come back.
 * @returns the number of images deleted
 */
export async function collectOrphanedImages(db: Database): Promise<number> {
  const removed = await db
    .deleteFrom("images")
    .where("created_at", "<", sql<Date>`now() - interval '1 hour'`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("projects").select("id").whereRef("image_id", "=", "images.id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("gallery_items").select("id").whereRef("image_id", "=", "images.id"))),
    )
    .returning(["storage_key", "variants"])
    .execute();
  for (const image of removed) {
    for (const { key } of parseVariants(image.variants)) await imageStore.delete(key);
    await imageStore.delete(image.storage_key);
  }
  return removed.length;
}
