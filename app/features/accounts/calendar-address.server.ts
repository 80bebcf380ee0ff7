import type { Database } from "~/platform/database/database.server";
import { createToken, hashToken } from "~/platform/runtime/tokens.server";

/** The key is in the query string, which is not logged. */
const CALENDAR_PATH = "/calendar.ics";

/** Replaces the previous address. The new one is shown once, because only a hash of its key is stored. */
export async function createCalendarAddress(db: Database, adminId: number, publicUrl: URL): Promise<string> {
  const token = createToken();
  const token_hash = hashToken(token);
  const created_at = new Date();
  await db
    .insertInto("calendar_addresses")
    .values({ admin_id: adminId, token_hash, created_at })
    .onConflict((conflict) => conflict.column("admin_id").doUpdateSet({ token_hash, created_at }))
    .execute();
  return new URL(`${CALENDAR_PATH}?${new URLSearchParams({ key: token })}`, publicUrl).href;
}

/** Returns false when there was no address. */
export async function endCalendarAddress(db: Database, adminId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("calendar_addresses")
    .where("admin_id", "=", adminId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns when the address was created; null when there is none. */
export async function findCalendarCreationTime(db: Database, adminId: number): Promise<Date | null> {
  const row = await db
    .selectFrom("calendar_addresses")
    .select("created_at")
    .where("admin_id", "=", adminId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export async function isCalendarKey(db: Database, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("calendar_addresses")
    .select("admin_id")
    .where("token_hash", "=", hashToken(key))
    .executeTakeFirst();
  return row !== undefined;
}
