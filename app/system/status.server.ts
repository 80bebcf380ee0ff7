import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { readBackupState } from "~/backup/nightly-backup.server";
import { countConnections, type Database } from "~/database/database.server";
import type { PoolCounts } from "~/database/postgres.server";
import { countEnquiries } from "~/enquiries/inbox.server";
import { pageCache } from "~/http/page-cache.server";
import { renderQueue } from "~/http/render-queue.server";
import { countDecoding } from "~/images/decode.server";
import { type OutboxState, readOutboxState } from "~/mail/outbox-state.server";
import { config } from "~/runtime/config.server";
import { isDatabaseUnavailable } from "~/runtime/unavailable.server";
import { withTimeout } from "~/runtime/with-timeout.server";
import { type DiskSpace, measureDisk } from "~/uploads/disk-space.server";
import { stagingSpace } from "~/uploads/staging-space.server";

interface QueueCounts {
  waiting: number;
  running: number;
}

export interface DatabaseStatus {
  /** Duration of a trivial query. */
  querySeconds: number;
  bytes: number;
  migration: string;
  madeAt: Date;
  outbox: OutboxState;
  quarantined: number;
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

/** Per database query, in ms: Prometheus gives up after ten seconds. */
const timeoutMs = 4_000;

/** An unavailable database is part of the status. */
export async function readStatus(db: Database): Promise<SystemStatus> {
  const [version, disk, database] = await Promise.all([
    readVersion(),
    measureDisk(),
    orNullIfUnavailable(readDatabase(db)),
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

async function readDatabase(db: Database): Promise<DatabaseStatus> {
  const start = performance.now();
  await sql`select 1`.execute(db);
  const querySeconds = (performance.now() - start) / 1000;
  const [facts, outbox, quarantined, backups] = await Promise.all([
    readFacts(db),
    readOutboxState(db),
    countEnquiries(db, "quarantine"),
    readBackupState(db),
  ]);
  return { querySeconds, ...facts, outbox, quarantined, backups };
}

async function readFacts(db: Database): Promise<Pick<DatabaseStatus, "bytes" | "migration" | "madeAt">> {
  const { rows } = await sql<{ bytes: number; migration: string; madeAt: string }>`
    select pg_database_size(current_database()) as bytes,
      max(name) as migration, min(timestamp) as "madeAt" from kysely_migration`.execute(db);
  const [{ bytes, migration, madeAt } = { bytes: 0, migration: "", madeAt: "" }] = rows;
  return { bytes: Number(bytes), migration, madeAt: new Date(madeAt) };
}

/** @throws errors other than an unavailable database */
async function orNullIfUnavailable<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await withTimeout(answer, timeoutMs, () => null);
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
