import { basename } from "node:path";
import { type Migration, sql } from "kysely";
import { restoreInstructions, StartError } from "~/platform/runtime/failure.server";
import { acquireAdvisoryLock, type Database } from "./database.server";

// A type argument would hide the glob from Vitest, which would then cache its files.
const files: Record<string, Migration> = import.meta.glob("../../../migrations/*.ts", { eager: true });

const migrations = Object.fromEntries(
  Object.entries(files).map(([path, migration]) => [basename(path, ".ts"), migration]),
);

/**
 * Runs all pending migrations in one transaction; a lock serializes concurrent instances.
 * @param onUpgrade called before each migration of existing tables
 * @throws {StartError} when the tables are from a newer version or an older development version
 */
export async function migrateToLatest(db: Database, onUpgrade?: (name: string) => void): Promise<void> {
  await db.transaction().execute((trx) => migrate(trx, undefined, onUpgrade));
}

/**
 * Uses the table of Kysely's migrator, which cannot run in an open transaction.
 * @param target name of the last migration to run; undefined runs all
 */
export async function migrate(
  trx: Database,
  target?: string,
  onUpgrade?: (name: string) => void,
): Promise<void> {
  // Large tables and waiting for other instances take longer than the query timeout.
  await sql`set local statement_timeout = 0`.execute(trx);
  await acquireAdvisoryLock(trx, "migrations");
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null
  )`.execute(trx);
  const appliedNames = await listApplied(trx);
  refuseOtherVersions(appliedNames);
  const pendingNames = Object.keys(migrations).filter((name) => !appliedNames.includes(name));
  for (const name of pendingNames.sort()) {
    if (target !== undefined && name > target) break;
    if (appliedNames.length > 0) onUpgrade?.(name);
    await migrations[name]?.up(trx);
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(trx);
  }
}

async function listApplied(trx: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx);
  return rows.map(({ name }) => name);
}

function refuseOtherVersions(appliedNames: readonly string[]): void {
  const unknownNames = appliedNames.filter((name) => !isMigration(name));
  if (unknownNames.length === 0) return;
  const [firstMigration = ""] = Object.keys(migrations).sort();
  if (!appliedNames.includes(firstMigration)) {
    throw new StartError(
      `This database was created by an older development version of the site. This version cannot upgrade it.\n${upgradeInstructions}`,
    );
  }
  throw new StartError(
    `A newer version of the site has changed the database: this version does not know ${unknownNames.join(", ")}.\n` +
      "Start the newer version, or restore a backup made with this one.\n" +
      restoreInstructions,
  );
}

export const upgradeInstructions =
  "Export the data with the old version, then import it with this one into a new folder or an empty database:\n" +
  "  old version:  npm run export -- FILE\n" +
  "  this version: DATA_DIR=NEW-FOLDER npm run import -- FILE --write\n" +
  "Then start this version with the new folder. To get data out of a backup, restore it with the old version first.";

export function isMigration(name: string): boolean {
  return Object.hasOwn(migrations, name);
}
