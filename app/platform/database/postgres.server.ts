import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { Kysely, type TransactionBuilder } from "kysely";
import pg from "pg";
import { ConnectionError, isDatabaseUnavailable, PoolBusyError } from "~/platform/runtime/failure.server";
import type { Tables } from "./tables";

export interface PoolHooks {
  /** Returns the error to throw instead. */
  translateError(error: unknown): unknown;
  /** Called after each query that succeeds. */
  onSuccess(): void;
  /** A query that takes longer breaks its connection. */
  getTimeoutMs(): number;
}

export interface PoolSize {
  maxConnections: number;
  maxWaitMs: number;
}

export interface PoolCounts {
  total: number;
  idle: number;
  waiting: number;
}

interface SitePool extends PostgresPool {
  count(): PoolCounts;
}

const defaultSize: PoolSize = { maxConnections: 10, maxWaitMs: 30_000 };

/** For connecting; `maxWaitMs` limits the wait for a free connection. */
const connectionTimeoutMillis = 5_000;

class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    // Without this, the timeout for connecting would be `maxWaitMs`.
    super({ ...config, connectionTimeoutMillis });
  }
}

/** What the code relies on: a server, database or role may have other defaults. */
const sessionSettings = {
  statement_timeout: "8s",
  idle_in_transaction_session_timeout: "30s",
  DateStyle: "ISO, MDY",
  IntervalStyle: "postgres",
  TimeZone: "UTC",
  bytea_output: "hex",
  standard_conforming_strings: "on",
  default_transaction_isolation: "read committed",
};

const sessionQuery = {
  text: Object.entries(sessionSettings)
    .map(([name, value]) => `set ${name} = '${value}'`)
    .join("; "),
  query_timeout: connectionTimeoutMillis,
};

const int8TypeId = 20;

/** pg returns count and bigint as text, PGlite as numbers. Our numbers are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === int8TypeId && format !== "binary" ? Number : pg.types.getTypeParser(id, format),
};

/**
 * Opens a pool that survives server outages: it drops broken connections and limits every wait. Callers wait while all
 * connections are in use, and fail together when the server is unreachable. Does not use named prepared statements,
 * which fail on pgbouncer in transaction mode.
 */
export function openPostgresPool(
  connectionString: string,
  hooks: PoolHooks,
  { maxConnections, maxWaitMs }: PoolSize = defaultSize,
): SitePool {
  const pool = new pg.Pool({
    connectionString,
    Client,
    types,
    max: maxConnections,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: maxWaitMs,
    // pgbouncer rejects these as start-up parameters.
    onConnect: async (client) => {
      await client.query(sessionQuery);
    },
  });
  // An unhandled connection error would end the process. The current or next query reports it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const queue = new ConnectionQueue(pool);

  return {
    end: () => pool.end(),
    count: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async connect() {
      try {
        return guardClient(await queue.acquire(), hooks);
      } catch (error) {
        throw hooks.translateError(error);
      }
    },
  };
}

class ConnectionQueue {
  readonly #pool: pg.Pool;
  readonly #openClients = new Set<pg.PoolClient>();
  readonly #waitRejecters = new Set<(error: unknown) => void>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    pool.on("connect", (client) => this.#openClients.add(client));
    pool.on("remove", (client) => this.#openClients.delete(client));
  }

  /**
   * @throws {ConnectionError} when the server cannot be reached
   * @throws {PoolBusyError} when all connections were in use for too long
   */
  async acquire(): Promise<pg.PoolClient> {
    let rejectWait: (error: unknown) => void = () => undefined;
    const rejection = new Promise<never>((_, reject) => {
      rejectWait = reject;
    });
    this.#waitRejecters.add(rejectWait);
    const connection = this.#pool.connect();
    try {
      return await Promise.race([connection, rejection]);
    } catch (error) {
      // The pool may still hand out this connection later.
      connection.then(
        (client) => client.release(),
        () => undefined,
      );
      if (error instanceof ConnectionError) throw error;
      if (this.#openClients.size > 0 && isPoolTimeout(error)) throw new PoolBusyError(error);
      const failure = new ConnectionError(error);
      if (this.#openClients.size === 0) for (const reject of this.#waitRejecters) reject(failure);
      throw failure;
    } finally {
      this.#waitRejecters.delete(rejectWait);
    }
  }
}

function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "timeout exceeded when trying to connect";
}

/** Any error other than one reported by the server or a wrong parameter means that the connection is broken. */
function toConnectionError(error: unknown): unknown {
  return error instanceof pg.DatabaseError || error instanceof TypeError ? error : new ConnectionError(error);
}

function guardClient(client: pg.PoolClient, hooks: PoolHooks): PostgresPoolClient {
  let isBroken = false;

  async function runQuery<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      const query = { text, values: [...values], query_timeout: hooks.getTimeoutMs() };
      const result: pg.QueryResult = await client.query(query);
      hooks.onSuccess();
      return result as PostgresQueryResult<R>;
    } catch (failure) {
      const error = toConnectionError(failure);
      isBroken ||= isDatabaseUnavailable(error);
      throw hooks.translateError(error);
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(text: string | PostgresCursor<R>, values: readonly unknown[] = []): unknown {
    if (typeof text === "string") return runQuery<R>(text, values);
    throw new TypeError("Streaming a query is not supported");
  }

  return { query, release: () => client.release(isBroken) };
}

const maxAttempts = 5;

/** `serialization_failure` and `deadlock_detected`: PostgreSQL expects the client to repeat the transaction. */
const repeatableCodes = ["40001", "40P01"];

/** Repeats a whole transaction that lost a race against another one, so its callback may run several times. */
export class RetryingKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const executeOnce = builder.execute.bind(builder);
    builder.execute = async (callback) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await executeOnce(callback);
        } catch (error) {
          if (attempt === maxAttempts || !isLostRace(error)) throw error;
          await sleep(Math.random() * 20 * 2 ** attempt);
        }
      }
    };
    return builder;
  }
}

function isLostRace(error: unknown): boolean {
  return error instanceof pg.DatabaseError && repeatableCodes.includes(error.code ?? "");
}
