import {
  type DialectAdapter,
  PostgresAdapter,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import pg from "pg";
import { ConnectionError, isDatabaseAway } from "./away.server";

/** What the pool tells its owner about the server. */
export interface PoolOwner {
  /** Turns the error of a connection or a query into what is thrown; called for every failure. */
  translate(error: unknown): unknown;
  /** Called when a query was answered. */
  succeeded(): void;
  /** After how many milliseconds without an answer to a query its connection counts as broken. */
  timeoutMs(): number;
}

const connectionTimeoutMillis = 5_000;

const limits = {
  text: "set statement_timeout = '8s'; set idle_in_transaction_session_timeout = '30s'",
  query_timeout: connectionTimeoutMillis,
};

const int8 = 20;

/** Count and bigint arrive as text; the site's are far below 2^53, and PGlite gives numbers as well. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === int8 && format !== "binary" ? Number : pg.types.getTypeParser(id, format),
};

/**
 * A pool of connections that survives the server going away: a broken connection is dropped, nothing waits for ever, and
 * failures pass through the owner's `translate`. Named prepared statements are not used, because pgbouncer in transaction
 * mode cannot serve them.
 */
export function openPostgresPool(connectionString: string, owner: PoolOwner): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis,
    // Set here and not as start-up parameters, which pgbouncer refuses.
    onConnect: async (client) => {
      await client.query(limits);
    },
  });
  // An error on a connection without a listener would end the process. The query in hand reports it, or the next one does.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return guardClient(await pool.connect(), owner);
      } catch (error) {
        throw owner.translate(new ConnectionError(error));
      }
    },
  };
}

/** What the server did not say itself, and what is no mistake in a parameter, means that the connection broke. */
function toConnectionError(error: unknown): unknown {
  return error instanceof pg.DatabaseError || error instanceof TypeError ? error : new ConnectionError(error);
}

function guardClient(client: pg.PoolClient, owner: PoolOwner): PostgresPoolClient {
  let broken = false;

  async function run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      const query = { text, values: [...values], query_timeout: owner.timeoutMs() };
      const result: pg.QueryResult = await client.query(query);
      owner.succeeded();
      return result as PostgresQueryResult<R>;
    } catch (failure) {
      const error = toConnectionError(failure);
      broken ||= isDatabaseAway(error);
      throw owner.translate(error);
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(text: string | PostgresCursor<R>, values: readonly unknown[] = []): unknown {
    if (typeof text === "string") return run<R>(text, values);
    throw new TypeError("Streaming a query is not supported");
  }

  return { query, release: () => client.release(broken) };
}

/** PostgreSQL without Kysely's own migration lock, which belongs to a session and so fails behind pgbouncer; see `migrateToLatest`. */
export class SitePostgresDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new UnlockedAdapter();
  }
}

class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
