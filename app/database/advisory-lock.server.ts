import { sql } from "kysely";
import type { Database } from "./database.server";

/** Takes the lock until the transaction ends, across instances. */
export async function acquireAdvisoryLock(trx: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}
