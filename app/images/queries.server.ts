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
 * Stores a picture, the same bytes only once, and leaves its variants to the worker. Not to be called in a transaction:
 * the work takes most of a second. The caller still disposes of `staged`.
 */
export async function storeImage(db: Database, staged: StagedImage): Promise<{ id: number }> {
  const stored = await renewImage(db, staged.sha256);
  if (stored) return stored;
  const { data, type, width, height, placeholder } = await makeOriginal(staged.path);
  // A name that never was: an image that is being removed shares nothing with one that comes with the same bytes.
  const key = nameFile(randomBytes(16).toString("hex"), "original", type);
  await imageStore.put(key, data);
  const row = await db
    .insertInto("images")
    .values({
      sha256: staged.sha256,
      mime: type,
      width,
      height,
      bytes: data.length,
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

/** Finds an image by its bytes and makes it young again, so that it is not removed before it is referred to. */
function renewImage(db: Database, sha256: string): Promise<{ id: number } | undefined> {
  return db
    .updateTable("images")
    .set({ created_at: sql`now()` })
    .where("sha256", "=", sha256)
    .returning("id")
    .executeTakeFirst();
}

/** Makes an image young again that is about to be referred to by a form that had to wait. */
export async function renewImageLease(db: Database, id: number): Promise<void> {
  await db.updateTable("images").set({ created_at: sql`now()` }).where("id", "=", id).execute();
}

/**
 * Removes the images that no project and no gallery item refers to, one in the trash included. One that was uploaded
 * within the hour is left alone, for whoever uploaded it may be about to refer to it. Not to be called in a transaction: files go once their rows are gone for good.
 * Returns how many were removed.
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
