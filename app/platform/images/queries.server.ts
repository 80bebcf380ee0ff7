import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import type { StagedFile } from "~/platform/uploads/staged-file.server";
import type { ImageFormat } from "~/platform/uploads/upload-rules";
import type { EncodedPicture } from "./encodings";
import { createImageKey, imageStore } from "./image-store.server";
import { type Crop, cropOriginal, makeOriginal, type OriginalImage } from "./make-images.server";
import { type ImageVariants, parseVariants } from "./picture-source";
import { wakeImageWorker } from "./variant-queue.server";

export interface InspectedImage {
  format: ImageFormat;
  /** In pixels, upright. */
  width: number;
  height: number;
}

/** The caller must dispose of it. */
export interface ReceivedImage extends StagedFile, InspectedImage {}

/**
 * Stores identical files once, and renews their lease. Takes up to a second, so do not call it in a transaction. The
 * caller disposes of `staged`.
 */
export async function storeImage(db: Database, staged: ReceivedImage): Promise<{ id: number }> {
  const stored = await renewImage(db, staged.sha256);
  if (stored) return stored;
  return await storeOriginal(db, await makeOriginal(staged.path), { sha256: staged.sha256 });
}

export type StoredImage = Pick<OriginalImage, "data" | "type" | "width" | "height"> & {
  placeholder: string | null;
};

/** A final crop gets no variants. */
export type ImageCrop = Crop & { isFinal?: boolean };

/**
 * Stores crops as images, identical crops once, and puts their variants at the front of the queue. Takes some seconds,
 * so do not call it in a transaction.
 * @throws {UploadRejected} when the image cannot be decoded
 */
export async function storeCrops(
  db: Database,
  imageId: number,
  crops: readonly ImageCrop[],
): Promise<number[]> {
  const image = await db
    .selectFrom("images")
    .select(["sha256", "storage_key"])
    .where("id", "=", imageId)
    .executeTakeFirstOrThrow();
  const hashCrop = (crop: ImageCrop) =>
    createHash("sha256")
      .update(`${image.sha256} ${JSON.stringify(crop)}`)
      .digest("hex");
  const ids = new Map<ImageCrop, number>();
  for (const crop of crops) {
    const stored = await renewImage(db, hashCrop(crop));
    if (stored) ids.set(crop, stored.id);
  }
  const newCrops = crops.filter((crop) => !ids.has(crop));
  if (newCrops.length > 0) {
    const originals = await cropOriginal(await readOriginal(image.storage_key), newCrops);
    for (const [index, original] of originals.entries()) {
      const crop = newCrops[index];
      if (!crop) continue;
      const options = { sha256: hashCrop(crop), isUrgent: true, ...(crop.isFinal && { files: [] }) };
      ids.set(crop, (await storeOriginal(db, original, options)).id);
    }
  }
  return crops.map((crop) => ids.get(crop) ?? 0);
}

/** @throws when the file is missing */
export async function readOriginal(key: string): Promise<Buffer> {
  const file = await imageStore.open(key);
  if (!file) throw new Error(`The original ${key} is missing`);
  return Buffer.from(await new Response(file.body).arrayBuffer());
}

interface StoreOptions {
  sha256: string;
  /** All encodings. By default the worker creates them. */
  files?: readonly EncodedPicture[];
  isUrgent?: boolean;
}

export async function storeOriginal(
  db: Database,
  { data, type, width, height, placeholder }: StoredImage,
  { sha256, files, isUrgent = false }: StoreOptions,
): Promise<{ id: number }> {
  // A new name each time, so that a deleted image shares no file with a new image of the same content.
  const image = randomBytes(16).toString("hex");
  const key = createImageKey(image, "original", type);
  await imageStore.put(key, data);
  const variants = files && (await storeFiles(image, files));
  const row = await db
    .insertInto("images")
    .values({
      sha256,
      width,
      height,
      storage_key: key,
      placeholder,
      variants: variants ? JSON.stringify(variants) : null,
      // Visitors will see these crops next, so they come first in the queue.
      ...(isUrgent && { next_attempt_at: sql<Date>`now() - interval '1 day'` }),
    })
    .onConflict((conflict) => conflict.column("sha256").doUpdateSet({ created_at: sql`now()` }))
    .returning(["id", "storage_key"])
    .executeTakeFirstOrThrow();
  if (row.storage_key === key) wakeImageWorker();
  else
    for (const unusedKey of [key, ...(variants ?? []).map((file) => file.key)])
      await imageStore.delete(unusedKey);
  return { id: row.id };
}

async function storeFiles(image: string, files: readonly EncodedPicture[]): Promise<ImageVariants> {
  const variants: ImageVariants = [];
  for (const { data, type, width } of files) {
    const key = createImageKey(image, width, type);
    await imageStore.put(key, data);
    variants.push({ key, type, width });
  }
  return variants;
}

function renewImage(db: Database, sha256: string): Promise<{ id: number } | undefined> {
  return db
    .updateTable("images")
    .set({ created_at: sql`now()` })
    .where("sha256", "=", sha256)
    .returning("id")
    .executeTakeFirst();
}

/** Keeps the image for another day, for a form that refers to it. */
export async function renewImageLease(db: Database, id: number): Promise<void> {
  await db.updateTable("images").set({ created_at: sql`now()` }).where("id", "=", id).execute();
}

/**
 * Deletes unreferenced images when their lease of a day has ended. Deleted items and revisions of site pictures and the
 * logo count as references. Do not call it in a transaction, because deleted files cannot be rolled back.
 * @returns the number of deleted images
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
