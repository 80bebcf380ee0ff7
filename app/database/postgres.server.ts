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
import { ConnectionError, isDatabaseAway, PoolBusyError } from "~/runtime/away.server";

export interface PoolOwner {
  /** Converts each connection or query error to the thrown error. */
  translate(error: unknown): unknown;
  succeeded(): void;
  /** A query without an answer for this long breaks its connection. */
  timeoutMs(): number;
}

/** Maximum connections, and the maximum wait for one in milliseconds. */
export interface PoolSize {
  connections: number;
  turnMs: number;
}

/** Connections, idle connections and waiting queries. */
export interface PoolCounts {
  total: number;
  idle: number;
  waiting: number;
}

interface SitePool extends PostgresPool {
  count(): PoolCounts;
}

const usualSize: PoolSize = { connections: 10, turnMs: 30_000 };

/** Of connecting; waiting for a free connection has its own limit. */
const connectionTimeoutMillis = 5_000;

class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    // The pool would use its own timeout, which is that of a turn.
    super({ ...config, connectionTimeoutMillis });
  }
}

const limits = {
  text: "set statement_timeout = '8s'; set idle_in_transaction_session_timeout = '30s'",
  query_timeout: connectionTimeoutMillis,
};

const int8 = 20;

/** pg gives count and bigint as text, PGlite as numbers; ours are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === int8 && format !== "binary" ? Number : pg.types.getTypeParser(id, format),
};

/**
 * A pool of connections that survives the server going away: a broken connection is dropped, nothing waits for ever, and
 * failures pass through the owner's `translate`. While all connections are in use others wait for their turn; when the server
 * cannot be reached they are told at once. Named prepared statements are not used, because pgbouncer in transaction
 * mode cannot serve them.
 */
export function openPostgresPool(
  connectionString: string,
  owner: PoolOwner,
  { connections, turnMs }: PoolSize = usualSize,
): SitePool {
  const pool = new pg.Pool({
    connectionString,
    Client,
    types,
    max: connections,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: turnMs,
    // Set here and not as start-up parameters, which pgbouncer refuses.
    onConnect: async (client) => {
      await client.query(limits);
    },
  });
  // An error on a connection without a listener would end the process. The query in hand reports it, or the next one does.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const turns = new Turns(pool);

  return {
    end: () => pool.end(),
    count: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async connect() {
      try {
        return guardClient(await turns.take(), owner);
      } catch (error) {
        throw owner.translate(error);
      }
    },
  };
}

class Turns {
  readonly #pool: pg.Pool;
  readonly #connected = new Set<pg.PoolClient>();
  readonly #waiting = new Set<(error: unknown) => void>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    pool.on("connect", (client) => this.#connected.add(client));
    pool.on("remove", (client) => this.#connected.delete(client));
  }

  /**
   * @throws {ConnectionError} when the server cannot be reached
   * @throws {PoolBusyError} when others used all connections for too long
   */
  async take(): Promise<pg.PoolClient> {
    let refuse: (error: unknown) => void = () => undefined;
    const refused = new Promise<never>((_, reject) => {
      refuse = reject;
    });
    this.#waiting.add(refuse);
    const taken = this.#pool.connect();
    try {
      return await Promise.race([taken, refused]);
    } catch (error) {
      // Its turn may still come; nobody waits for it any more.
      taken.then(
        (client) => client.release(),
        () => undefined,
      );
      if (error instanceof ConnectionError) throw error;
      if (this.#connected.size > 0 && isPoolTimeout(error)) throw new PoolBusyError(error);
      const failure = new ConnectionError(error);
      if (this.#connected.size === 0) for (const tell of this.#waiting) tell(failure);
      throw failure;
    } finally {
      this.#waiting.delete(refuse);
    }
  }
}

function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "timeout exceeded when trying to connect";
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

/**
 * PostgreSQL without Kysely's own migration lock, which belongs to a session and so fails behind pgbouncer; see `migrateToLatest`.
 */
export class SitePostgresDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new UnlockedAdapter();
  }
}

class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
