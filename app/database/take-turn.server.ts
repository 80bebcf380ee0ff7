import { sql } from "kysely";
import type { Database } from "./database.server";

/** Waits until no other transaction, of any instance, has the turn of this name; it is this one's until it ends. */
export async function takeTurn(trx: Database, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}
