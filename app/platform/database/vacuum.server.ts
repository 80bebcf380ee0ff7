import { sql } from "kysely";
import { startPeriodicTask } from "~/platform/runtime/tasks.server";
import { MINUTE_MS } from "~/platform/time/time";
import type { Database } from "./database.server";

/** Vacuuming blocks queries, so it runs often and briefly. */
const intervalMs = 30 * MINUTE_MS;

/**
 * Vacuums and checkpoints the embedded database, which has no autovacuum. Otherwise deleted rows take up
 * space, planner statistics go stale and the log grows until the next start.
 * @param onFailure called when a run fails; the schedule continues
 */
export function startVacuum(db: Database, onFailure: (error: unknown) => void): () => Promise<void> {
  const vacuumAndCheckpoint = async (signal: AbortSignal) => {
    await vacuumTables(db, signal);
    await sql`checkpoint`.execute(db);
  };
  return startPeriodicTask(vacuumAndCheckpoint, { intervalMs, isFirstRunDelayed: true, onFailure }).stop;
}

/** Stops between tables when `signal` aborts. */
export async function vacuumTables(db: Database, signal: AbortSignal): Promise<void> {
  // A tenth of the default sample is enough for tables of this size and takes a tenth of the time.
  await sql`set default_statistics_target = 10`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  for (const { name } of rows) {
    // Lets waiting queries run between tables.
    if (!signal.aborted) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
  }
}
