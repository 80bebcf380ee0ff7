import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { readBackupState } from "~/platform/backup/nightly-backup.server";
import { countConnections, type Database } from "~/platform/database/database.server";
import type { PoolCounts } from "~/platform/database/postgres.server";
import { pageCache } from "~/platform/http/page-cache.server";
import { renderQueue } from "~/platform/http/render-queue.server";
import { countDecoding } from "~/platform/images/decoder-process.server";
import { type OutboxState, readOutboxState } from "~/platform/mail/outbox.server";
import { config } from "~/platform/runtime/config.server";
import { isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { withTimeout } from "~/platform/runtime/tasks.server";
import { type DiskSpace, measureDisk, stagingSpace } from "~/platform/uploads/staged-file.server";

interface QueueCounts {
  waiting: number;
  running: number;
}

export interface DatabaseStatus {
  /** Duration of a trivial query. */
  querySeconds: number;
  bytes: number;
  migration: string;
  createdAt: Date;
  outbox: OutboxState;
  quarantineCount: number;
  backups: Awaited<ReturnType<typeof readBackupState>>;
}

export interface SystemStatus {
  /** Short hash of the build; null when running from sources. */
  version: string | null;
  startedAt: Date;
  memoryBytes: number;
  queues: Record<"render" | "decode", QueueCounts>;
  pageCache: { pages: number; bytes: number };
  staging: { used: number; limit: number };
  disk: DiskSpace | null;
  /** PostgreSQL connections; null with the embedded database. */
  pool: PoolCounts | null;
  /** Null when unavailable or slow. */
  database: DatabaseStatus | null;
}

/** For all database queries together: Prometheus gives up after ten seconds. */
const timeoutMs = 4_000;

export type CountRows = (db: Database) => Promise<number>;

/** Reports an unavailable database instead of throwing. */
export async function readStatus(db: Database, countQuarantined: CountRows): Promise<SystemStatus> {
  const [version, disk, database] = await Promise.all([
    readVersion(),
    measureDisk(),
    resolveUnlessUnavailable(readDatabaseStatus(db, countQuarantined)),
  ]);
  return {
    version,
    startedAt: new Date(Date.now() - process.uptime() * 1000),
    memoryBytes: process.memoryUsage.rss(),
    queues: { render: renderQueue.count(), decode: countDecoding() },
    pageCache: pageCache.measure(),
    staging: stagingSpace.measure(),
    disk,
    pool: countConnections(),
    database,
  };
}

async function readDatabaseStatus(db: Database, countQuarantined: CountRows): Promise<DatabaseStatus> {
  const start = performance.now();
  await sql`select 1`.execute(db);
  const querySeconds = (performance.now() - start) / 1000;
  const [databaseDetails, outbox, quarantineCount, backups] = await Promise.all([
    readDatabaseDetails(db),
    readOutboxState(db),
    countQuarantined(db),
    readBackupState(db),
  ]);
  return { querySeconds, ...databaseDetails, outbox, quarantineCount, backups };
}

async function readDatabaseDetails(
  db: Database,
): Promise<Pick<DatabaseStatus, "bytes" | "migration" | "createdAt">> {
  const { rows } = await sql<{ bytes: number; migration: string; createdAt: string }>`
    select pg_database_size(current_database()) as bytes,
      max(name) as migration, min(timestamp) as "createdAt" from kysely_migration`.execute(db);
  const [{ bytes, migration, createdAt } = { bytes: 0, migration: "", createdAt: "" }] = rows;
  return { bytes: Number(bytes), migration, createdAt: new Date(createdAt) };
}

/** Returns null when the database is unavailable or slow. @throws other errors */
async function resolveUnlessUnavailable<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await withTimeout(promise, timeoutMs, () => null);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  }
}

/** The build writes a hash of its inputs here. */
const buildStamp = "build/inputs.sha256";

const versionLength = 12;

async function readVersion(): Promise<string | null> {
  // Development does not run a build, even if one exists.
  if (config.environment !== "production") return null;
  const hash = await readFile(buildStamp, "utf8").catch(() => null);
  return hash?.slice(0, versionLength) ?? null;
}
