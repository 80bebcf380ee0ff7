import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "./db/database.server";

/**
 * Remembers that a form with this number came in, for a day. To be called in the transaction that does what the form asks, so
 * that a form that failed may come again. Null is a form without a number, which is always new.
 * @returns false when it had come in before
 */
export async function claimSubmission(trx: Database, id: string | null): Promise<boolean> {
  if (id === null) return true;
  const key = createHash("sha256").update(`submission ${id}`).digest("hex");
  await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(trx);
  const earlier = await trx.selectFrom("attempts").select("id").where("key", "=", key).executeTakeFirst();
  if (earlier) return false;
  await trx.insertInto("attempts").values({ key }).execute();
  return true;
}
