import { type SqlBool, sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { addDays, toIndianDay } from "~/platform/time/time";
import { countUpTo, readEntries } from "./inbox.server";
import { hasFollowUp } from "./inbox-query.server";
import { MAX_TODAY_COUNT } from "./today-labels";

/** Far more than an owner makes in a week. */
const MAX_VISITS = 100;

/** Matches site visits of today and the next six days, and earlier ones that still wait. */
function isVisitOfWeek(today: string) {
  return sql<SqlBool>`${hasFollowUp} and follow_up_kind = 'site-visit' and follow_up_on <= ${addDays(today, 6)}::date`;
}

/** Returns null above {@link MAX_TODAY_COUNT}. */
export async function countVisits(db: Database, now = new Date()): Promise<number | null> {
  return await countUpTo(db, isVisitOfWeek(toIndianDay(now)), MAX_TODAY_COUNT);
}

/** Sorted by date and time. */
export async function readVisits(db: Database, now = new Date()) {
  const rows = await db
    .selectFrom("enquiries")
    .select("id")
    .where(isVisitOfWeek(toIndianDay(now)))
    .orderBy(sql`follow_up_on, follow_up_time nulls last, id`)
    .limit(MAX_VISITS)
    .execute();
  return await readEntries(
    db,
    rows.map(({ id }) => id),
  );
}
