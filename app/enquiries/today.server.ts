import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/database/database.server";
import { countUndelivered } from "~/mail/outbox-state.server";
import { HOUR_MS } from "~/time/durations";
import { toIndianDay } from "~/time/indian-time";
import { countInbox, countUpTo, type InboxEntry, readEntries } from "./inbox.server";
import { openInbox } from "./inbox-filter";
import { isOpen } from "./inbox-query.server";

const SHOWN = 5;

/** The site promises an answer to a quote request within this time. */
const PROMISED_HOURS = 24;

/** Counted up to this number; more does not matter for a day's work. */
const MOST = 99;

interface TodayGroup {
  entries: InboxEntry[];
  /** Null above {@link MOST}. */
  total: number | null;
}

export interface Today {
  /** New within the promised time, latest first. */
  fresh: TodayGroup;
  /** New for longer, oldest first. */
  waiting: TodayGroup;
  /** Follow-ups due today or before, earliest first. */
  due: TodayGroup;
  /** In the quarantine; null above the inbox's limit. */
  quarantine: number | null;
  undelivered: number;
  isEmpty: boolean;
}

export async function readToday(db: Database, now = new Date()): Promise<Today> {
  const promised = new Date(now.getTime() - PROMISED_HOURS * HOUR_MS);
  const today = toIndianDay(now);
  const [fresh, waiting, due, quarantine, undelivered] = await Promise.all([
    readGroup(db, sql`status = 'new' and created_at >= ${promised}`, sql`created_at desc, id desc`),
    readGroup(db, sql`status = 'new' and created_at < ${promised}`, sql`created_at, id`),
    // New enquiries are in the groups above.
    readGroup(
      db,
      sql`${isOpen} and status <> 'new' and follow_up_on <= ${today}::date`,
      sql`follow_up_on, created_at desc, id desc`,
    ),
    countInbox(db, { ...openInbox, list: "all", status: "quarantine" }, now),
    countUndelivered(db),
  ]);
  const isEmpty = [fresh.total, waiting.total, due.total, quarantine, undelivered].every(
    (count) => count === 0,
  );
  return { fresh, waiting, due, quarantine, undelivered, isEmpty };
}

async function readGroup(
  db: Database,
  condition: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
): Promise<TodayGroup> {
  const rows = await db
    .selectFrom("enquiries")
    .select("id")
    .where(condition)
    .orderBy(order)
    .limit(SHOWN)
    .execute();
  const entries = await readEntries(
    db,
    rows.map(({ id }) => id),
  );
  return { entries, total: rows.length < SHOWN ? rows.length : await countUpTo(db, condition, MOST) };
}
