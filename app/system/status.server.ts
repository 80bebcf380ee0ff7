import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { readBackupState } from "~/backup/nightly-backup.server";
import { countConnections, type Database } from "~/database/database.server";
import type { PoolCounts } from "~/database/postgres.server";
import { countEnquiries } from "~/enquiries/inbox.server";
import { countCompressions } from "~/http/compress-page.server";
import { pageCache } from "~/http/page-cache.server";
import { renderQueue } from "~/http/render-queue.server";
import { countDecoding } from "~/images/decode.server";
import { type OutboxState, readOutboxState } from "~/mail/outbox-state.server";
import { isDatabaseAway } from "~/runtime/away.server";
import { config } from "~/runtime/config.server";
import { limitTime } from "~/runtime/time-limit.server";
import { type DiskSpace, measureDisk } from "~/uploads/disk-space.server";
import { stagingSpace } from "~/uploads/staging-space.server";

/** Work of one kind that is being done, and that waits for it. */
export interface QueueCounts {
  waiting: number;
  running: number;
}

/** What only the database knows. */
export interface DatabaseStatus {
  /** How long a trivial query took. */
  querySeconds: number;
  bytes: number;
  /** The last migration that has run. */
  migration: string;
  /** When its tables were made. */
  madeAt: Date;
  outbox: OutboxState;
  /** Enquiries in the quarantine. */
  quarantined: number;
  backups: Awaited<ReturnType<typeof readBackupState>>;
}

/** How the site is doing, for a person and for a Prometheus. */
export interface SystemStatus {
  /** Of the build, short; null where the site runs from its sources. */
  version: string | null;
  startedAt: Date;
  /** What the process takes of the memory, in bytes. */
  memoryBytes: number;
  queues: Record<"render" | "compression" | "decode", QueueCounts>;
  pageCache: { pages: number; bytes: number };
  staging: { used: number; limit: number };
  disk: DiskSpace | null;
  /** Connections to PostgreSQL; null with the embedded database. */
  pool: PoolCounts | null;
  /** Null when it is away, or does not answer soon. */
  database: DatabaseStatus | null;
}

/** Timeout of what the database is asked, in milliseconds: a Prometheus gives up after ten seconds. */
const timeoutMs = 4_000;

/** Gathers how the site is doing. A database that is away is part of the answer. */
export async function readStatus(db: Database): Promise<SystemStatus> {
  const [version, disk, database] = await Promise.all([
    readVersion(),
    measureDisk(),
    orNullWhenAway(readDatabase(db)),
  ]);
  return {
    version,
    startedAt: new Date(Date.now() - process.uptime() * 1000),
    memoryBytes: process.memoryUsage.rss(),
    queues: { render: renderQueue.count(), compression: countCompressions(), decode: countDecoding() },
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

/** @throws what does not mean that the database is away */
async function orNullWhenAway<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await limitTime(answer, timeoutMs, () => null);
  } catch (error) {
    if (isDatabaseAway(error)) return null;
    throw error;
  }
}

/** What the build notes of what it was made from. */
const buildStamp = "build/inputs.sha256";

/** Characters of the hash that tell two builds apart. */
const versionLength = 12;

/** The version of the build that runs, by what it was made from; null where there is none. */
async function readVersion(): Promise<string | null> {
  // The build that may be there is not what runs in development.
  if (config.environment !== "production") return null;
  const hash = await readFile(buildStamp, "utf8").catch(() => null);
  return hash?.slice(0, versionLength) ?? null;
}
