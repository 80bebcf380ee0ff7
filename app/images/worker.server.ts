import { removeUnusedAttachments } from "~/enquiries/attached-files.server";
import type { Database } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import { countAnnouncements, waitForImage } from "./announcement.server";
import { findImageOfKey, nameFile } from "./image-key";
import { makeVariants } from "./process.server";
import { removeUnusedImages } from "./queries.server";
import { runAlone } from "./run-alone.server";
import { imageStore } from "./store.server";
import { sweepLeftovers } from "./sweep.server";
import {
  claimJob,
  finishJob,
  maxAttempts,
  postponeJob,
  releaseJob,
  type VariantJob,
} from "./variant-jobs.server";
import type { ImageVariants } from "./variants";

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
    const seen = countAnnouncements();
    try {
      while (!signal.aborted && (await makeNextVariants(db, signal)));
      if (!signal.aborted && performance.now() >= nextSweep) {
        await removeUnusedImages(db);
        await removeUnusedAttachments(db);
        await sweepLeftovers(db);
        nextSweep = performance.now() + sweepMs;
      }
    } catch (error) {
      // The database or the disk is away: the next round tries again.
      logger.error({ err: error }, "image worker");
    }
    await waitForImage(seen, pollMs, signal);
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
    await runAlone(async () => undefined);
  }
  return variants;
}
