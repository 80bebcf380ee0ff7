import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PGliteDialect } from "kysely";
import type { Database } from "~/db/database.server";
import { migrateToLatest } from "~/db/migrate.server";
import { createPGlite } from "~/db/pglite.server";
import { openPostgresPool, SitePostgresDialect } from "~/db/postgres.server";
import type { Tables } from "~/db/tables";
import { bystander } from "../support/bystander";
import { startCluster } from "../support/cluster.mjs";

interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

/** The embedded database as the site opens it: in a folder on the disk, migrated and empty. */
export async function openEmbedded(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const pglite = await createPGlite({ dataDir: join(folder, "database") });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrateToLatest(db);
  const close = async () => {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  };
  return { db, close };
}

/** A PostgreSQL server of its own, migrated and empty. */
export async function openPostgres(): Promise<OpenDatabase> {
  const cluster = await startCluster();
  const pool = openPostgresPool(cluster.url, bystander);
  const db = new Kysely<Tables>({ dialect: new SitePostgresDialect({ pool }) });
  await migrateToLatest(db);
  const close = async () => {
    await db.destroy();
    await cluster.remove();
  };
  return { db, close };
}
