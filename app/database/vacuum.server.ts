import { sql } from "kysely";
import { startPeriodicTask } from "~/runtime/periodic-task.server";
import { MINUTE_MS } from "~/time/durations";
import type { Database } from "./database.server";

/** Queries wait while a table is vacuumed: frequent rounds are short. */
const roundMs = 30 * MINUTE_MS;

/**
 * Starts doing now and then what a PostgreSQL server does by itself and the embedded database does not (autovacuum, checkpoints):
 * without it the space of deleted rows is not reused, the planner works on stale statistics, and the log grows until the next
 * start.
 * @param onFailure hears why a round failed; the next one tries again
 * @returns how to stop
 */
export function startVacuum(db: Database, onFailure: (error: unknown) => void): () => Promise<void> {
  const round = async (signal: AbortSignal) => {
    await vacuumTables(db, signal);
    await sql`checkpoint`.execute(db);
  };
  return startPeriodicTask(round, { everyMs: roundMs, isFirstLater: true, onFailure }).stop;
}

/** Vacuums and analyzes the tables one after the other, until the signal aborts. */
export async function vacuumTables(db: Database, signal: AbortSignal): Promise<void> {
  // A tenth of the usual sample tells as much about tables of this size, in a tenth of the time.
  await sql`set default_statistics_target = 10`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  for (const { name } of rows) {
    // Table by table, so that waiting queries are answered in between.
    if (!signal.aborted) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
  }
}
