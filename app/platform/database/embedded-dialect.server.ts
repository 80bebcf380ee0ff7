import type { PGlite } from "@electric-sql/pglite";
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";

/** Presents PGlite to Kysely as a pool with one connection. Kysely's own PGlite dialect needs Node 22. */
export function createEmbeddedDialect(open: () => Promise<PGlite>): PostgresDialect {
  let opening: Promise<PGlite> | null = null;
  let lastUse: Promise<void> = Promise.resolve();

  const connect = async (): Promise<PostgresPoolClient> => {
    let release = () => {};
    const previousUse = lastUse;
    lastUse = new Promise((resolve) => {
      release = resolve;
    });
    await previousUse;
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
    // PGlite returns no command. The count is 0 for commands that change nothing.
    return { command: "UPDATE", rowCount: affectedRows ?? 0, rows };
  };
  return { query, release } as PostgresPoolClient;
}
