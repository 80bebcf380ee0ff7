import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import type { PeriodicTask } from "~/platform/runtime/tasks.server";
import type { StagedFile } from "~/platform/uploads/staged-file.server";
import type { ImageFormat } from "~/platform/uploads/upload-rules";
import type { EncodedPicture } from "./encodings";
import { createImageKey, imageStore } from "./image-store.server";
import { type Crop, cropOriginal, makeOriginal, type OriginalImage } from "./make-images.server";
import { type ImageVariants, parseVariants } from "./picture-source";

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

export interface VariantJob {
  id: number;
  storageKey: string;
  attempt: number;
}

/** Number of failures after which the site shows only the original. An attempt that crashed the process counts. */
export const maxAttempts = 3;

/** Takes a lease of five minutes. A lock would need a long transaction, which blocks every query of the embedded database. */
export async function claimJob(db: Database): Promise<VariantJob | null> {
  const next = db
    .selectFrom("images")
    .select("id")
    .where("variants", "is", null)
    .where("attempts", "<", maxAttempts)
    // In milliseconds, like the column: a stored time may have been rounded up past now().
    .where((query) =>
      query.or([
        query("next_attempt_at", "<=", sql<Date>`now()::timestamptz(3)`),
        // Scheduled while the clock was ahead, so do not wait for that time.
        query("next_attempt_at", ">", sql<Date>`now() + interval '1 hour'`),
      ]),
    )
    .orderBy("next_attempt_at")
    .limit(1)
    .forUpdate()
    .skipLocked();
  const job = await db
    .updateTable("images")
    .set(({ eb }) => ({
      attempts: eb("attempts", "+", 1),
      next_attempt_at: sql`now() + interval '5 minutes'`,
    }))
    .where("id", "=", next)
    .returning(["id", "storage_key as storageKey", "attempts as attempt"])
    .executeTakeFirst();
  return job ?? null;
}

export async function finishJob(db: Database, job: VariantJob, variants: ImageVariants): Promise<void> {
  await db
    .updateTable("images")
    .set({ variants: JSON.stringify(variants) })
    .where("id", "=", job.id)
    .execute();
}

/** Adds one minute of delay per failure. */
export async function postponeJob(db: Database, job: VariantJob): Promise<void> {
  await db
    .updateTable("images")
    .set({ next_attempt_at: sql`now() + ${job.attempt} * interval '1 minute'` })
    .where("id", "=", job.id)
    .execute();
}

export async function releaseJob(db: Database, job: VariantJob): Promise<void> {
  await db
    .updateTable("images")
    .set({ attempts: job.attempt - 1, next_attempt_at: sql`now()` })
    .where("id", "=", job.id)
    .execute();
}

let worker: PeriodicTask | null = null;

export function setImageWorker(task: PeriodicTask | null): void {
  worker = task;
}

/** Wakes the worker of this process. The workers of other instances poll every 15 seconds. */
function wakeImageWorker(): void {
  worker?.wake();
}
