import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Config } from "~/platform/runtime/config.server";
import { createFileOnce } from "~/platform/runtime/data-folder.server";
import { isDatabaseUnavailable, StartError, toStartError } from "~/platform/runtime/failure.server";
import { startPeriodicTask } from "~/platform/runtime/tasks.server";
import { acquireAdvisoryLock, type Database } from "./database.server";

export interface Instance {
  id: string;
  folderId: string;
}

const heartbeatIntervalMs = 10_000;

/** A row expires after more than five missed heartbeats. */
const expiry = sql`interval '60 seconds'`;

const instanceId = randomUUID();

/** Returns null unless several instances may run and they store pictures on disk. @throws {StartError} for an unusable folder */
export function findInstance({
  databaseUrl,
  s3,
  dataDir,
}: Pick<Config, "databaseUrl" | "s3" | "dataDir">): Instance | null {
  if (databaseUrl === null || s3 !== null) return null;
  try {
    return { id: instanceId, folderId: readOrCreateFolderId(dataDir) };
  } catch (error) {
    throw toStartError(error, dataDir);
  }
}

/** Instances that share a data folder have the same folder id. */
export function readOrCreateFolderId(dataDir: string): string {
  const file = join(dataDir, "folder-id");
  // Write the file only once: the disk may be full at later starts.
  if (!existsSync(file)) createFileOnce(file, randomBytes(16).toString("hex"));
  const id = readFileSync(file, "utf8").trim();
  if (!/^[0-9a-f]{32}$/.test(id))
    throw new StartError(`${file} is damaged. Delete it: the next start creates a new one.`);
  return id;
}

/**
 * Registers an instance; an advisory lock serializes concurrent starts.
 * @throws {StartError} when a running instance has another data folder: neither could read the other's pictures
 */
export async function registerInstance(db: Database, instance: Instance, dataDir: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await acquireAdvisoryLock(trx, "instances");
    await sql`delete from instances where seen_at < clock_timestamp() - ${expiry}`.execute(trx);
    if (await hasOtherFolder(trx, instance)) throw new StartError(describeSeparateFolders(dataDir));
    await writeHeartbeat(trx, instance);
  });
}

async function hasOtherFolder(db: Database, { folderId }: Instance): Promise<boolean> {
  const row = await db
    .selectFrom("instances")
    .select("id")
    .where("folder_id", "<>", folderId)
    .where("seen_at", ">=", sql<Date>`clock_timestamp() - ${expiry}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function describeSeparateFolders(dataDir: string): string {
  return (
    `Another instance of the site uses this database, but its pictures are not in ${dataDir}.\n` +
    "Neither instance could read the other's pictures and files. Do one of these:\n" +
    "  - set DATA_DIR to one folder that all instances share\n" +
    "  - set S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to one bucket for all\n" +
    "    instances, and SESSION_SECRET to the same value, so that they share sign-ins\n" +
    "If the other instance was killed, start this one again in a minute."
  );
}

async function writeHeartbeat(db: Database, { id, folderId }: Instance): Promise<void> {
  await sql`
    insert into instances (id, folder_id) values (${id}, ${folderId})
    on conflict (id) do update set seen_at = clock_timestamp()`.execute(db);
}

/**
 * Sends heartbeats for a registered instance. Stopping removes its row.
 * @param onError called when an instance with another data folder is found, or on errors other than outages
 */
export function startInstanceHeartbeat(
  db: Database,
  instance: Instance,
  onError: (error: unknown) => void,
  intervalMs = heartbeatIntervalMs,
): () => Promise<void> {
  let isUnavailable = false;
  const renew = async () => {
    await writeHeartbeat(db, instance);
    isUnavailable = false;
    if (await hasOtherFolder(db, instance))
      throw new Error(
        "Another instance stores its pictures in another folder, so neither can read the other's pictures",
      );
  };
  const onFailure = (error: unknown) => {
    isUnavailable = isDatabaseUnavailable(error);
    if (!isUnavailable) onError(error);
  };
  const heartbeat = startPeriodicTask(renew, { intervalMs, isFirstRunDelayed: true, onFailure });
  return async () => {
    await heartbeat.stop();
    // Shutdown does not wait for an unavailable database. The row expires in a minute.
    if (isUnavailable) return;
    await db
      .deleteFrom("instances")
      .where("id", "=", instance.id)
      .execute()
      .catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) throw error;
      });
  };
}
