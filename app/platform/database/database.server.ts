import { type Kysely, PostgresDialect, sql } from "kysely";
import { config } from "~/platform/runtime/config.server";
import { onShutdown } from "~/platform/runtime/shutdown.server";
import { siteAvailability } from "./availability.server";
import { createEmbeddedDialect, openEmbeddedDatabase } from "./embedded.server";
import { openPostgresPool, type PoolCounts, RetryingKysely } from "./postgres.server";
import type { Tables } from "./tables";

export type Database = Kysely<Tables>;

declare global {
  /** Survives hot reload. Tests set their own database here first. */
  var siteDatabase: Database | undefined;
}

let countPool: (() => PoolCounts) | null = null;

globalThis.siteDatabase ??= new RetryingKysely({ dialect: createDialect() });

/** PostgreSQL or the embedded database; the first query opens it. Queries throw a 503 `Response` during an outage. */
export const db: Database = globalThis.siteDatabase;

/** Null with the embedded database. */
export function countConnections(): PoolCounts | null {
  return countPool?.() ?? null;
}

function createDialect() {
  const { databaseUrl, databasePoolSize, dataDir } = config;
  if (databaseUrl === null) return createEmbeddedDialect(() => openEmbeddedDatabase(dataDir));
  const pool = openPostgresPool(databaseUrl, siteAvailability, {
    maxConnections: databasePoolSize,
    maxWaitMs: 30_000,
  });
  countPool = pool.count;
  onShutdown("database", () => pool.end(), "storage");
  return new PostgresDialect({ pool });
}

/** Equal versions mean equal content. Read the version before the content, which is then at least as new. */
export async function readContentVersion(db: Database): Promise<string> {
  const row = await db.selectFrom("content_version").select("version").executeTakeFirst();
  return row?.version ?? "untouched";
}

/** Holds the lock until the transaction ends. It excludes other instances as well. */
export async function acquireAdvisoryLock(trx: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}
