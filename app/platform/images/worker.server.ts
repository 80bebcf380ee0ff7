import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "~/platform/database/database.server";
import { isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { logError, logger } from "~/platform/runtime/logger.server";
import { startPeriodicTask } from "~/platform/runtime/tasks.server";
import { DAY_MS, HOUR_MS } from "~/platform/time/time";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import { createImageKey, imageStore, parseDocumentVersion, parseImageId } from "./image-store.server";
import { makeVariants } from "./make-images.server";
import type { ImageVariants } from "./picture-source";
import {
  claimJob,
  collectOrphanedImages,
  finishJob,
  maxAttempts,
  postponeJob,
  readOriginal,
  releaseJob,
  setImageWorker,
  type VariantJob,
} from "./queries.server";

/** Interval between searches for images queued by other instances and for expired leases. */
const POLL_INTERVAL_MS = 15_000;
const COLLECTION_INTERVAL_MS = HOUR_MS;

/**
 * Creates queued variants. At the start and every hour, also deletes orphaned images, calls `collectMore`, then deletes
 * files without a row. Returns a stop function, which releases a job in progress.
 */
export function startImageWorker(
  db: Database,
  collectMore: (db: Database) => Promise<unknown>,
): () => Promise<void> {
  // A monotonic clock: changes of the system time have no effect.
  let nextCollection = performance.now();
  const work = async (signal: AbortSignal) => {
    while (!signal.aborted && (await makeNextVariants(db, signal)));
    if (signal.aborted || performance.now() < nextCollection) return;
    await collectOrphanedImages(db);
    await collectMore(db);
    await collectOrphanedFiles(db);
    nextCollection = performance.now() + COLLECTION_INTERVAL_MS;
  };
  const task = startPeriodicTask(work, {
    intervalMs: POLL_INTERVAL_MS,
    onFailure: (error) => logError(error, "images could not be processed"),
  });
  setImageWorker(task);
  return async () => {
    setImageWorker(null);
    await task.stop();
  };
}

/** Returns false when no image waits for variants. */
export async function makeNextVariants(db: Database, signal: AbortSignal): Promise<boolean> {
  const job = await claimJob(db);
  if (!job) return false;
  try {
    const variants = await storeVariants(job, signal);
    if (variants) await finishJob(db, job, variants);
    else await releaseJob(db, job);
  } catch (error) {
    const level = job.attempt < maxAttempts ? "warn" : "error";
    if (!isDatabaseUnavailable(error))
      logger[level](
        { err: error, image: job.id, attempt: job.attempt },
        "image variants could not be created",
      );
    await postponeJob(db, job);
  }
  return true;
}

async function storeVariants(job: VariantJob, signal: AbortSignal): Promise<ImageVariants | null> {
  const image = parseImageId(job.storageKey);
  if (!image) throw new Error(`${job.storageKey} is not the key of an image`);
  const bytes = await readOriginal(job.storageKey);
  const variants: ImageVariants = [];
  for await (const { data, type, width } of makeVariants(bytes)) {
    const key = createImageKey(image, width, type);
    await imageStore.put(key, data);
    variants.push({ key, type, width });
    if (signal.aborted) return null;
  }
  return variants;
}

/** Age after which files are collected. Newer files may belong to a running job. */
const MIN_AGE_MS = HOUR_MS;

/** A cached document is made again when it is needed later. Bounds the files of earlier states of a quotation. */
const MAX_DOCUMENT_AGE_MS = 30 * DAY_MS;

/**
 * Deletes cached documents of deleted quotations, and old files without a row, such as those left by a killed process. If most
 * stored files are orphaned, keeps them: the database is probably the wrong one.
 */
export async function collectOrphanedFiles(db: Database): Promise<void> {
  const rows = await db
    .selectFrom("images")
    .select("storage_key")
    .unionAll(db.selectFrom("attached_files").select("storage_key"))
    .execute();
  const images = new Set(rows.map((row) => parseImageId(row.storage_key)));
  const versions = await db.selectFrom("quotation_versions").select("id").execute();
  const versionIds = new Set(versions.map(({ id }) => id));
  const isOld = (modifiedAt: Date) => modifiedAt.getTime() < Date.now() - MIN_AGE_MS;
  const orphans: string[] = [];
  const documents: string[] = [];
  let fileCount = 0;
  for await (const { key, modifiedAt } of imageStore.list()) {
    const version = parseDocumentVersion(key);
    if (version !== null) {
      const isExpired = modifiedAt.getTime() < Date.now() - MAX_DOCUMENT_AGE_MS;
      if (isExpired || (isOld(modifiedAt) && !versionIds.has(version))) documents.push(key);
      continue;
    }
    fileCount += 1;
    if (isOld(modifiedAt) && !images.has(parseImageId(key))) orphans.push(key);
  }
  if (orphans.length > fileCount / 2) {
    logger.warn(
      { files: fileCount, orphans: orphans.length },
      "most stored files are orphaned in this database and were not collected: is it the right one?",
    );
  } else for (const key of orphans) await imageStore.delete(key);
  for (const key of documents) await imageStore.delete(key);
  for (const name of await readdir(uploadDirectory).catch(() => [])) {
    const path = join(uploadDirectory, name);
    const stats = await stat(path).catch(() => null);
    if (stats && isOld(stats.mtime)) await rm(path, { force: true });
  }
}
