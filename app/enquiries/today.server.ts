import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/database/database.server";
import { countUndelivered } from "~/mail/outbox-state.server";
import { HOUR_MS } from "~/time/durations";
import { toIndianDay } from "~/time/indian-time";
import { countInbox, countUpTo, type InboxEntry, readEntries } from "./inbox.server";
import { openInbox } from "./inbox-filter";
import { isOpen } from "./inbox-query.server";

/** So many of each kind are shown; a link leads to the others. */
const SHOWN = 5;

/** Within this time the site promises an answer to a quote request. */
const PROMISED_HOURS = 24;

/** Counted up to this number: beyond it the exact one does not matter to a day's work. */
const MOST = 99;

interface TodayGroup {
  entries: InboxEntry[];
  /** Of all in the group; null above {@link MOST}. */
  total: number | null;
}

/** What the owner has to see to today. */
export interface Today {
  /** New within the promised time, the latest first. */
  fresh: TodayGroup;
  /** New for longer, the longest first. */
  waiting: TodayGroup;
  /** Next steps of today and before, the earliest first. */
  due: TodayGroup;
  /** In the quarantine; null above what the inbox counts. */
  quarantine: number | null;
  /** Mails that were given up. */
  undelivered: number;
  /** Whether none of it is left. */
  isEmpty: boolean;
}

/** Reads what the owner has to see to at this moment. */
export async function readToday(db: Database, now = new Date()): Promise<Today> {
  const promised = new Date(now.getTime() - PROMISED_HOURS * HOUR_MS);
  const today = toIndianDay(now);
  const [fresh, waiting, due, quarantine, undelivered] = await Promise.all([
    readGroup(db, sql`status = 'new' and created_at >= ${promised}`, sql`created_at desc, id desc`),
    readGroup(db, sql`status = 'new' and created_at < ${promised}`, sql`created_at, id`),
    // What is new stands in the groups above.
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
