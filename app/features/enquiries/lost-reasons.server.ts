import type { Database } from "~/platform/database/database.server";
import { DAY_MS } from "~/platform/time/time";

export type LostReasonCount = Awaited<ReturnType<typeof countLostReasons>>[number];

const YEAR_MS = 365 * DAY_MS;

/** Counts the lost enquiries received in the last 365 days by reason, most frequent first. */
export async function countLostReasons(db: Database, now = new Date()) {
  const rows = await db
    .selectFrom("enquiries")
    .select((query) => ["lost_reason as reason", query.fn.countAll().as("count")])
    .where("status", "=", "lost")
    .where("created_at", ">=", new Date(now.getTime() - YEAR_MS))
    .groupBy("lost_reason")
    .execute();
  return rows
    .map(({ reason, count }) => ({ reason, count: Number(count) }))
    .sort((one, other) => other.count - one.count);
}
