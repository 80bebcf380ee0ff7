import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { collectOrphanedAttachments } from "~/enquiries/attached-files.server";
import type { Database } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import { findImageOfKey, nameFile } from "./image-key";
import type { ImageVariants } from "./picture-source";
import { makeVariants } from "./process.server";
import { collectOrphanedImages } from "./queries.server";
import { withDecodeMutex } from "./sharp.server";
import { imageStore, uploadDirectory } from "./store.server";
import {
  claimJob,
  countWakeUps,
  finishJob,
  maxAttempts,
  postponeJob,
  releaseJob,
  type VariantJob,
  waitForWakeUp,
} from "./variant-queue.server";

/** How often, in milliseconds, to look for images stored by other instances or left by one that died. */
const pollMs = 15_000;
const sweepMs = 60 * 60 * 1000;

/**
 * Starts making the variants of stored images, one image at a time, and removing the images and files nobody refers
 * to, now and every hour. Returns how to stop: what is under way is given back, for the next start to begin again.
 */
export function startImageWorker(db: Database): () => Promise<void> {
  const stopping = new AbortController();
  const work = runWorker(db, stopping.signal);
  return async () => {
    stopping.abort();
    await work;
  };
}

async function runWorker(db: Database, signal: AbortSignal): Promise<void> {
  // By a clock that nobody sets.
  let nextSweep = performance.now();
  while (!signal.aborted) {
    const seen = countWakeUps();
    try {
      while (!signal.aborted && (await makeNextVariants(db, signal)));
      if (!signal.aborted && performance.now() >= nextSweep) {
        await collectOrphanedImages(db);
        await collectOrphanedAttachments(db);
        await collectOrphanedFiles(db);
        nextSweep = performance.now() + sweepMs;
      }
    } catch (error) {
      // The database or the disk is away: the next round tries again.
      logger.error({ err: error }, "image worker");
    }
    await waitForWakeUp(seen, pollMs, signal);
  }
}

/** Makes the variants of the image that waits longest; answers whether there was one. */
export async function makeNextVariants(db: Database, signal: AbortSignal): Promise<boolean> {
  const job = await claimJob(db);
  if (!job) return false;
  try {
    const variants = await storeVariants(job, signal);
    if (variants) await finishJob(db, job, variants);
    else await releaseJob(db, job);
  } catch (error) {
    const level = job.attempt < maxAttempts ? "warn" : "error";
    logger[level]({ err: error, image: job.id, attempt: job.attempt }, "making image variants failed");
    await postponeJob(db, job);
  }
  return true;
}

/** Answers null when it was told to stop before the end. */
async function storeVariants(job: VariantJob, signal: AbortSignal): Promise<ImageVariants | null> {
  const image = findImageOfKey(job.storageKey);
  const original = await imageStore.open(job.storageKey);
  if (!image || !original) throw new Error(`The original ${job.storageKey} is missing`);
  const bytes = Buffer.from(await new Response(original.body).arrayBuffer());
  const variants: ImageVariants = [];
  for await (const { data, type, width } of makeVariants(bytes)) {
    const key = nameFile(image, width, type);
    await imageStore.put(key, data);
    variants.push({ key, type, width });
    if (signal.aborted) return null;
    // Uploads that people wait for go first.
    await withDecodeMutex(async () => undefined);
  }
  return variants;
}

/** Younger files may belong to work that is under way. */
const graceMs = 60 * 60 * 1000;

/**
 * Removes what a process that was killed has left behind: stored files of no image and no enquiry, and unfinished uploads. When
 * most files are of that kind, the settings name another database than the one these files belong to: then they are left alone.
 */
export async function collectOrphanedFiles(db: Database): Promise<void> {
  const rows = await db
    .selectFrom("images")
    .select("storage_key")
    .unionAll(db.selectFrom("attached_files").select("storage_key"))
    .execute();
  const images = new Set(rows.map((row) => findImageOfKey(row.storage_key)));
  const isOld = (modifiedAt: Date) => modifiedAt.getTime() < Date.now() - graceMs;
  const leftovers: string[] = [];
  let files = 0;
  for await (const { key, modifiedAt } of imageStore.list()) {
    files += 1;
    if (isOld(modifiedAt) && !images.has(findImageOfKey(key))) leftovers.push(key);
  }
  if (leftovers.length > files / 2) {
    logger.warn(
      { files, leftovers: leftovers.length },
      "most stored files belong to nothing in this database, and are left alone: is it the right one?",
    );
  } else for (const key of leftovers) await imageStore.delete(key);
  for (const name of await readdir(uploadDirectory).catch(() => [])) {
    const path = join(uploadDirectory, name);
    const found = await stat(path).catch(() => null);
    if (found && isOld(found.mtime)) await rm(path, { force: true });
  }
}
