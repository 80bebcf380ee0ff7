import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { type Dialect, Kysely, PostgresDialect, sql } from "kysely";
import { inject } from "vitest";
import type { Database } from "../../app/platform/database/database.server";
import { createEmbeddedDialect } from "../../app/platform/database/embedded.server";
import { createPGlite } from "../../app/platform/database/pglite.server";
import { openPostgresPool, RetryingKysely } from "../../app/platform/database/postgres.server";
import type { Tables } from "../../app/platform/database/tables";
import { passiveHooks } from "./passive-hooks";
import { createDatabase, dropDatabase } from "./postgres";

/** A separate, migrated, empty database for one test. */
export interface TestDatabase {
  db: Database;
  destroy: () => Promise<void>;
}

/** A test database that its first query opens, so that test files without queries start faster. */
export interface PreparedDatabase extends TestDatabase {
  /** True if there has been a query since the database was emptied. */
  isUsed: boolean;
}

/** Opens a migrated, empty database: PGlite in memory, or one on the server of TEST_DATABASE_URL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const database = prepareTestDatabase();
  await sql`select 1`.execute(database.db);
  return database;
}

/** Prepares a migrated, empty database that opens at its first query. */
export function prepareTestDatabase(): PreparedDatabase {
  return process.env.TEST_DATABASE_URL ? preparePostgres() : preparePGlite();
}

/** Opens a database without any tables. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  if (!process.env.TEST_DATABASE_URL) {
    const db = new Kysely<Tables>({ dialect: createEmbeddedDialect(() => createPGlite()) });
    return { db, destroy: () => db.destroy() };
  }
  const name = createDatabaseName();
  const pool = openPostgresPool(await createDatabase(name), passiveHooks);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, destroy: () => db.destroy().then(() => dropDatabase(name)) };
}

/**
 * Empties every table and restarts the ids at 1. `truncate` would create a new file for each table and
 * index, which takes ten times as long.
 */
export async function resetDatabase(): Promise<void> {
  const db = globalThis.siteDatabase;
  if (!db) throw new Error("No database: is tests/support/setup.ts among the set-up files?");
  await sql`
    do $$
      declare name text;
      begin
        -- Disables triggers and foreign keys.
        set local session_replication_role = replica;
        for name in
          select tablename from pg_tables
          where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'site'
        loop
          execute format('delete from %I', name);
        end loop;
        perform setval(format('%I', sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = 'public' and last_value is not null;
      end
    $$`.execute(db);
}

function preparePGlite(): PreparedDatabase {
  return prepare(createEmbeddedDialect(loadSnapshot), (db) => db.destroy());
}

function preparePostgres(): PreparedDatabase {
  const name = createDatabaseName();
  let isOpened = false;
  const openPool = async () => {
    isOpened = true;
    return openPostgresPool(await createDatabase(name, readTemplate()), passiveHooks);
  };
  return prepare(new PostgresDialect({ pool: openPool }), async (db) => {
    await db.destroy();
    if (isOpened) await dropDatabase(name);
  });
}

function prepare(dialect: Dialect, destroy: (db: Database) => Promise<void>): PreparedDatabase {
  const markAsUsed = () => {
    prepared.isUsed = true;
  };
  const db = new RetryingKysely({ dialect, log: markAsUsed });
  const prepared = { db, isUsed: false, destroy: () => destroy(db) };
  return prepared;
}

/** The run drops all databases with the template's prefix at its end, even when a test fails. */
function createDatabaseName(): string {
  return `${readTemplate()}_${randomUUID().slice(0, 8)}`;
}

function readTemplate(): string {
  const template = inject("databaseTemplate");
  if (template === null)
    throw new Error("No template: is tests/support/global-setup.ts in the configuration?");
  return template;
}

async function loadSnapshot(): Promise<PGlite> {
  const snapshot = inject("databaseSnapshot");
  if (snapshot === null)
    throw new Error("No snapshot: is tests/support/global-setup.ts in the configuration?");
  return await createPGlite({ loadDataDir: new Blob([await readFile(snapshot)]) });
}
