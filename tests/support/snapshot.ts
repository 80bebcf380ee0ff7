import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { createEmbeddedDialect } from "../../app/platform/database/embedded.server";
import { migrateToLatest } from "../../app/platform/database/migrate.server";
import { createPGlite } from "../../app/platform/database/pglite.server";
import { openPostgresPool } from "../../app/platform/database/postgres.server";
import type { Tables } from "../../app/platform/database/tables";
import { passiveHooks } from "./passive-hooks";
import { createDatabase } from "./postgres";

const folder = "node_modules/.cache/test-database";

/**
 * Creates a migrated, empty database once for all test runs with the same migrations, because creating one takes seconds and
 * loading it a fraction of one. Returns the path of its archive.
 */
export async function prepareSnapshot(): Promise<string> {
  const file = join(folder, `${await hashDatabase()}.tar`);
  if (existsSync(file)) return file;
  const pglite = await createPGlite();
  const db = new Kysely<Tables>({ dialect: createEmbeddedDialect(async () => pglite) });
  await migrateToLatest(db);
  const snapshot = await pglite.dumpDataDir("none");
  await db.destroy();
  await mkdir(folder, { recursive: true });
  // Renamed when complete, so that an interrupted run leaves no partial file.
  const temporaryFile = `${file}.${process.pid}`;
  await writeFile(temporaryFile, Buffer.from(await snapshot.arrayBuffer()));
  await rename(temporaryFile, file);
  return file;
}

/** Creates a template database on the server of TEST_DATABASE_URL for one test run; returns its name. */
export async function migrateTemplate(): Promise<string> {
  const name = `test_template_${randomUUID().replaceAll("-", "")}`;
  const pool = openPostgresPool(await createDatabase(name), passiveHooks);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrateToLatest(db);
  await db.destroy();
  return name;
}

/** A hash of everything that determines an embedded database, including `extraFiles`. */
export async function hashDatabase(...extraFiles: string[]): Promise<string> {
  const migrations = (await readdir("migrations")).sort().map((name) => join("migrations", name));
  const hash = createHash("sha256");
  for (const file of [
    ...migrations,
    "app/platform/database/pglite.server.ts",
    "node_modules/@electric-sql/pglite/package.json",
    ...extraFiles,
  ]) {
    hash.update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 16);
}
