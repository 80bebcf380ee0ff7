import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { readUndelivered } from "~/platform/mail/outbox.server";
import { HOUR_MS, toIndianDay } from "~/platform/time/time";
import { countInbox, countUpTo, readEntries } from "./inbox.server";
import { quarantineInbox } from "./inbox-filter";
import { isDue } from "./inbox-query.server";
import { MAX_TODAY_COUNT } from "./today-labels";
import { isUrgent } from "./urgency.server";
import { countVisits } from "./visits.server";

const MAX_SHOWN = 5;

/** The site promises to respond to quote requests within this time. */
const PROMISED_HOURS = 24;

export type Today = Awaited<ReturnType<typeof readToday>>;

/**
 * Of the unanswered enquiries, urgent ones come first, then the newest. Due enquiries are sorted by date and time.
 * `lateCount` is the number that have waited longer than promised. Totals and counts are null above their limit.
 */
export async function readToday(db: Database, now = new Date()) {
  const lateBefore = new Date(now.getTime() - PROMISED_HOURS * HOUR_MS);
  const today = toIndianDay(now);
  const isLate = sql<SqlBool>`status = 'new' and created_at < ${lateBefore}`;
  const [unanswered, lateCount, due, visitCount, quarantineCount, undelivered] = await Promise.all([
    readGroup(db, sql`status = 'new'`, sql`${isUrgent} desc, created_at desc, id desc`),
    countUpTo(db, isLate, MAX_TODAY_COUNT),
    readGroup(db, isDue(today), sql`follow_up_on, follow_up_time nulls last, created_at desc, id desc`),
    countVisits(db, now),
    countInbox(db, quarantineInbox, now),
    readUndelivered(db),
  ]);
  const isEmpty = [unanswered.total, due.total, quarantineCount, undelivered.count].every(
    (count) => count === 0,
  );
  return {
    ...{ unanswered, lateCount, due, visitCount, quarantineCount, isEmpty },
    undeliveredCount: undelivered.count,
    undeliveredReason: undelivered.reason,
  };
}

async function readGroup(db: Database, condition: RawBuilder<SqlBool>, order: RawBuilder<unknown>) {
  const rows = await db
    .selectFrom("enquiries")
    .select("id")
    .where(condition)
    .orderBy(order)
    .limit(MAX_SHOWN)
    .execute();
  const entries = await readEntries(
    db,
    rows.map(({ id }) => id),
  );
  return {
    entries,
    total: rows.length < MAX_SHOWN ? rows.length : await countUpTo(db, condition, MAX_TODAY_COUNT),
  };
}
