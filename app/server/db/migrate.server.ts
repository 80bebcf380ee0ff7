import { basename } from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.server";

const files = import.meta.glob<Migration>("../../../migrations/*.ts", { eager: true });

const migrations = Object.fromEntries(
  Object.entries(files).map(([path, migration]) => [basename(path, ".ts"), migration]),
);

/**
 * Brings the tables up to date, in one transaction: all the migrations that are missing run, or none. Several instances may
 * do so at once; each waits for the other.
 * @throws what the failing migration threw
 */
export async function migrateToLatest(db: Database): Promise<void> {
  await db.transaction().execute((trx) => migrate(trx));
}

/**
 * Runs the missing migrations within a transaction, up to the one that is named or up to the latest.
 * @throws what the failing migration threw
 */
export async function migrate(trx: Database, target?: string): Promise<void> {
  // With many rows, or behind another instance that has begun, a step takes longer than a query may.
  await sql`set local statement_timeout = 0`.execute(trx);
  // Ends with the transaction, whatever happens in it.
  await sql`select pg_advisory_xact_lock(hashtext('migrations'))`.execute(trx);
  const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
  const { error } = target ? await migrator.migrateTo(target) : await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether this version of the site knows a migration. */
export function isMigration(name: string): boolean {
  return Object.hasOwn(migrations, name);
}
