import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { afterAll, beforeAll, describe } from "vitest";
import type { Database } from "../../app/platform/database/database.server";
import { createEmbeddedDialect } from "../../app/platform/database/embedded.server";
import { migrateToLatest } from "../../app/platform/database/migrate.server";
import { createPGlite } from "../../app/platform/database/pglite.server";
import { openPostgresPool } from "../../app/platform/database/postgres.server";
import type { Tables } from "../../app/platform/database/tables";
import { vacuumTables } from "../../app/platform/database/vacuum.server";
import { startCluster } from "../support/cluster.mjs";
import { passiveHooks } from "../support/passive-hooks";
import { hashDatabase } from "../support/snapshot";

interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

/** Fills a database: `file` is the module, `fill` the name of its function. */
export interface Content {
  file: string;
  fill: (db: Database) => Promise<void>;
}

const cache = "node_modules/.cache/bench";

/** Describes benchmarks on the embedded database and on PostgreSQL with the same content. */
export function describeOnBothDatabases(
  content: Content,
  listTests: (opened: { db: Database }, name: string) => void,
): void {
  describe.each([
    ["embedded", openEmbedded],
    ["PostgreSQL", openPostgres],
  ] as const)("%s", (name, open) => {
    const opened = {} as OpenDatabase;
    beforeAll(async () => {
      Object.assign(opened, await open(content));
    });
    afterAll(() => opened.close());
    listTests(opened, name);
  });
}

/** The embedded database in a folder on disk. Filling it takes minutes, so the next run reuses it. */
async function openEmbedded(content: Content): Promise<OpenDatabase> {
  const filled = join(cache, await hashDatabase(content.file, "app/platform/database/vacuum.server.ts"));
  if (!existsSync(filled)) await fillEmbedded(filled, content);
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  await cp(filled, join(folder, "database"), { recursive: true });
  const db = await openFolder(join(folder, "database"));
  const close = async () => {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  };
  return { db, close };
}

/** Opens a throw-away PostgreSQL server, vacuumed as autovacuum would do it. */
async function openPostgres({ fill }: Content): Promise<OpenDatabase> {
  const cluster = await startCluster();
  const pool = openPostgresPool(cluster.url, passiveHooks);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await prepare(db, fill);
  const close = async () => {
    await db.destroy();
    await cluster.remove();
  };
  return { db, close };
}

async function fillEmbedded(folder: string, { fill }: Content): Promise<void> {
  // Renamed when complete, so that an interrupted run leaves no partial copy.
  const temporaryFolder = `${folder}.${process.pid}`;
  await mkdir(cache, { recursive: true });
  const db = await openFolder(temporaryFolder);
  await prepare(db, fill);
  await db.destroy();
  await rename(temporaryFolder, folder);
}

async function openFolder(dataDir: string): Promise<Database> {
  return new Kysely<Tables>({ dialect: createEmbeddedDialect(() => createPGlite({ dataDir })) });
}

async function prepare(db: Database, fill: Content["fill"]): Promise<void> {
  await migrateToLatest(db);
  await fill(db);
  await vacuumTables(db, new AbortController().signal);
}
