import type { PGlite } from "@electric-sql/pglite";
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";

/**
 * Lets Kysely speak to PGlite as to a PostgreSQL whose pool has one connection: a transaction has it to itself until its end.
 * Kysely's own dialect for PGlite is in versions that need Node 22.
 * @param open opens the database at the first query
 */
export function createEmbeddedDialect(open: () => Promise<PGlite>): PostgresDialect {
  let opening: Promise<PGlite> | null = null;
  let lastTurn: Promise<void> = Promise.resolve();

  const connect = async (): Promise<PostgresPoolClient> => {
    let release = () => {};
    const turn = lastTurn;
    lastTurn = new Promise((resolve) => {
      release = resolve;
    });
    await turn;
    try {
      opening ??= open();
      return createClient(await opening, release);
    } catch (error) {
      opening = null;
      release();
      throw error;
    }
  };
  const end = async () => {
    const pglite = await opening;
    if (pglite && !pglite.closed) await pglite.close();
  };
  const pool: PostgresPool = { connect, end };
  return new PostgresDialect({ pool });
}

function createClient(pglite: PGlite, release: () => void): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    const { rows, affectedRows } = await pglite.query(text, [...values]);
    // PGlite names no command; of one that changes nothing the count is 0.
    return { command: "UPDATE", rowCount: affectedRows ?? 0, rows };
  };
  return { query, release } as PostgresPoolClient;
}
