import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "~/database/database.server";
import type { ReceivedImage } from "~/images/form-with-image.server";
import { nameFile } from "./image-key";
import { imageStore } from "./image-store.server";
import { type Cut, cutOriginal, makeOriginal, type OriginalImage } from "./make-images.server";
import { parseVariants } from "./select-picture";
import { wakeImageWorker } from "./variant-queue.server";

/** Stores a picture, deduplicated. Takes most of a second: do not call it in a transaction. The caller disposes of `staged`. */
export async function storeImage(db: Database, staged: ReceivedImage): Promise<{ id: number }> {
  const stored = await renewImage(db, staged.sha256);
  if (stored) return stored;
  return await storeOriginal(db, await makeOriginal(staged.path), { sha256: staged.sha256 });
}

/** A final cut gets no variants. */
export type ImageCut = Cut & { isFinal?: boolean };

/**
 * Stores cuts as images, deduplicated, with their variants queued next. Takes some seconds: do not call it in a
 * transaction.
 * @throws {UploadRejected} when the image cannot be decoded
 */
export async function storeCuts(db: Database, imageId: number, cuts: readonly ImageCut[]): Promise<number[]> {
  const image = await db
    .selectFrom("images")
    .select(["sha256", "storage_key"])
    .where("id", "=", imageId)
    .executeTakeFirstOrThrow();
  const nameCut = (cut: ImageCut) =>
    createHash("sha256")
      .update(`${image.sha256} ${JSON.stringify(cut)}`)
      .digest("hex");
  const found = new Map<ImageCut, number>();
  for (const cut of cuts) {
    const stored = await renewImage(db, nameCut(cut));
    if (stored) found.set(cut, stored.id);
  }
  const wanted = cuts.filter((cut) => !found.has(cut));
  if (wanted.length > 0) {
    const originals = await cutOriginal(await readOriginal(image.storage_key), wanted);
    for (const [index, original] of originals.entries()) {
      const cut = wanted[index];
      if (!cut) continue;
      const words = { sha256: nameCut(cut), variants: cut.isFinal ? "[]" : null, isUrgent: true };
      found.set(cut, (await storeOriginal(db, original, words)).id);
    }
  }
  return cuts.map((cut) => found.get(cut) ?? 0);
}

/** @throws when the file is missing */
export async function readOriginal(key: string): Promise<Buffer> {
  const file = await imageStore.open(key);
  if (!file) throw new Error(`The original ${key} is missing`);
  return Buffer.from(await new Response(file.body).arrayBuffer());
}

async function storeOriginal(
  db: Database,
  { data, type, width, height, placeholder }: OriginalImage,
  {
    sha256,
    variants = null,
    isUrgent = false,
  }: { sha256: string; variants?: string | null; isUrgent?: boolean },
): Promise<{ id: number }> {
  // A new name each time: an image being garbage-collected must not share a file with a new one of the same bytes.
  const key = nameFile(randomBytes(16).toString("hex"), "original", type);
  await imageStore.put(key, data);
  const row = await db
    .insertInto("images")
    .values({
      sha256,
      width,
      height,
      storage_key: key,
      placeholder,
      variants,
      // Cuts that visitors see next precede the rest of the queue.
      ...(isUrgent && { next_attempt_at: sql<Date>`now() - interval '1 day'` }),
    })
    .onConflict((conflict) => conflict.column("sha256").doUpdateSet({ created_at: sql`now()` }))
    .returning(["id", "storage_key"])
    .executeTakeFirstOrThrow();
  if (row.storage_key === key) wakeImageWorker();
  else await imageStore.delete(key);
  return { id: row.id };
}

function renewImage(db: Database, sha256: string): Promise<{ id: number } | undefined> {
  return db
    .updateTable("images")
    .set({ created_at: sql`now()` })
    .where("sha256", "=", sha256)
    .returning("id")
    .executeTakeFirst();
}

/** Extends the lease by a day: a form is about to refer to the image. */
export async function renewImageLease(db: Database, id: number): Promise<void> {
  await db.updateTable("images").set({ created_at: sql`now()` }).where("id", "=", id).execute();
}

/**
 * Deletes images that no project, gallery item (trash included) or saved state of a site picture uses, after their
 * lease of a day. Do not call it in a transaction: deleted files cannot be rolled back.
 */
export async function collectOrphanedImages(db: Database): Promise<number> {
  const removed = await db
    .deleteFrom("images")
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .where(({ and, not, exists, selectFrom }) =>
      and(
        (["projects", "gallery_items", "project_pictures"] as const).map((table) =>
          not(exists(selectFrom(table).select("id").whereRef("image_id", "=", "images.id"))),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("revision_images").select("image_id").whereRef("image_id", "=", "images.id"))),
    )
    .returning(["storage_key", "variants"])
    .execute();
  for (const image of removed) {
    for (const { key } of parseVariants(image.variants)) await imageStore.delete(key);
    await imageStore.delete(image.storage_key);
  }
  return removed.length;
}
