import { sql } from "kysely";
import type { Database } from "./database.server";

/** Holds the lock until the transaction ends. It excludes other instances as well. */
export async function acquireAdvisoryLock(trx: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}
