import { type ExpressionOrFactory, type SqlBool, sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/tables";
import { isUndelivered } from "~/platform/mail/outbox.server";
import { toIndianDay } from "~/platform/time/time";
import { summarizeStoredPieces } from "~/sizes/schema";
import { INBOX_PAGE_SIZE, type InboxFilter, MAX_COUNTED } from "./inbox-filter";
import {
  currentPiecesColumn,
  followUpColumn,
  isInInbox,
  isOwnPhone,
  matchFilter,
  matchFilterWithoutWords,
  matchWords,
} from "./inbox-query.server";
import { parseSpamReasons } from "./spam.server";
import type { EnquiryStatus } from "./tables";
import { isUrgent } from "./urgency.server";

/** In characters. */
const EXCERPT_LENGTH = 160;

export type InboxEntry = Awaited<ReturnType<typeof readEntries>>[number];

/**
 * Returns the entries with the ids of the enquiries before and after the page, and the number of matches (null above
 * {@link MAX_COUNTED}).
 */
export async function readInbox(db: Database, filter: InboxFilter, page: number, now = new Date()) {
  const today = toIndianDay(now);
  const offset = (page - 1) * INBOX_PAGE_SIZE;
  const urgentIds = await findUrgentIds(db, filter, today);
  const matches = filter.q ? await searchIds(db, filter, today, urgentIds) : null;
  const foundIds = matches
    ? matches.slice(Math.max(0, offset - 1), offset + INBOX_PAGE_SIZE + 1)
    : await findIds(db, filter, today, { offset, urgentIds });
  const ids = offset > 0 ? foundIds.slice(1) : foundIds;
  const hasMore = ids.length > INBOX_PAGE_SIZE;
  const entries = await readEntries(db, ids.slice(0, INBOX_PAGE_SIZE));
  const adjacentIds = {
    previous: (offset > 0 && foundIds[0]) || null,
    next: ids[INBOX_PAGE_SIZE] ?? null,
  };
  const isLast = !hasMore && (ids.length > 0 || page === 1);
  const countTotal = async () => {
    if (matches) return matches.length > MAX_COUNTED ? null : matches.length;
    // On the last page, the total is known without counting.
    return isLast ? offset + ids.length : await countMatches(db, filter, today);
  };
  return { entries, hasMore, adjacentIds, total: await countTotal() };
}

/** Returns null above {@link MAX_COUNTED}. */
export async function countInbox(db: Database, filter: InboxFilter, now = new Date()) {
  return await countMatches(db, filter, toIndianDay(now));
}

async function countMatches(db: Database, filter: InboxFilter, today: string): Promise<number | null> {
  return await countUpTo(db, matchFilter(filter, today), MAX_COUNTED);
}

/** Of more unanswered enquiries, only the newest can come first as urgent. */
const MAX_UNANSWERED = 500;

/** Urgent enquiries come first, unless the owner sorts by follow-up. */
async function findUrgentIds(db: Database, filter: InboxFilter, today: string): Promise<number[]> {
  if (filter.sort !== "arrival" || (filter.status && filter.status !== "new")) return [];
  const unanswered = db
    .selectFrom("enquiries")
    .selectAll()
    .where("status", "=", "new")
    .orderBy(getOrder(filter))
    .limit(MAX_UNANSWERED);
  const rows = await db
    .selectFrom(unanswered.as("enquiries"))
    .select("id")
    .where(isUrgent)
    .where(matchFilter(filter, today))
    .orderBy(getOrder(filter))
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the sorted ids of a page, with the ids before and after the page. */
async function findIds(
  db: Database,
  filter: InboxFilter,
  today: string,
  { offset, urgentIds }: { offset: number; urgentIds: readonly number[] },
): Promise<number[]> {
  const start = Math.max(0, offset - 1);
  const end = offset + INBOX_PAGE_SIZE + 1;
  const rows = await db
    .selectFrom("enquiries")
    .select("id")
    .where(matchFilter(filter, today))
    .where("id", "<>", sql<number>`all(${sql.val(urgentIds)}::integer[])`)
    .orderBy(getOrder(filter))
    .limit(end - start)
    .offset(Math.max(0, start - urgentIds.length))
    .execute();
  return [...urgentIds.slice(start, end), ...rows.map(({ id }) => id)].slice(0, end - start);
}

/** Scanning this many rows without an index takes a few ms. With a status the limit is lower: its rows are scattered. */
const MAX_SCANNED_ROWS = { list: 6000, status: 2000 };

/**
 * Returns sorted ids, up to {@link MAX_COUNTED} + 1 and the urgent ones first. For frequent words, scanning the first rows beats
 * the index.
 */
async function searchIds(
  db: Database,
  filter: InboxFilter,
  today: string,
  urgentIds: readonly number[],
): Promise<number[]> {
  const toIds = (rows: readonly { id: number }[]) => [
    ...new Set([...urgentIds, ...rows.map(({ id }) => id)]),
  ];
  const firstRows = db
    .selectFrom("enquiries")
    .select(["id", "created_at", "follow_up_on", "search"])
    .where(matchFilterWithoutWords(filter, today))
    .orderBy(getOrder(filter))
    .limit(filter.status ? MAX_SCANNED_ROWS.status : MAX_SCANNED_ROWS.list);
  const frequentRows = await db
    .selectFrom(firstRows.as("enquiries"))
    .select("id")
    .where(matchWords(filter))
    // The rows are already in this order, so sorting is free.
    .orderBy(getOrder(filter))
    .limit(MAX_COUNTED + 1)
    .execute();
  if (frequentRows.length > MAX_COUNTED) return toIds(frequentRows);
  const rows = await db
    .selectFrom("enquiries")
    .select("id")
    .where(matchFilter(filter, today))
    .orderBy(getOrder(filter))
    .limit(MAX_COUNTED + 1)
    .execute();
  return toIds(rows);
}

function getOrder({ sort }: InboxFilter) {
  return sort === "follow-up" ? sql`follow_up_on, created_at desc, id desc` : sql`created_at desc, id desc`;
}

/** Keeps the order of `ids`. */
export async function readEntries(db: Database, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("enquiries")
    .select(["id", "kind", "name", "email", "phone", "status", "spam_reasons", "created_at"])
    .select(["channel", "town", "quoted_amount as quotedAmount"])
    .select([
      sql<string>`case when length(message) > ${EXCERPT_LENGTH}
        then left(message, ${EXCERPT_LENGTH - 1}) || '…' else message end`.as("excerpt"),
      sql<string | null>`details ->> 'projectType'`.as("projectType"),
      sql<string | null>`details ->> 'budget'`.as("budget"),
      followUpColumn,
      currentPiecesColumn,
      sql<boolean>`read_at is not null`.as("isRead"),
      sql<number>`(select count(*)::int from enquiry_attachments where enquiry_id = enquiries.id)`.as(
        "attachmentCount",
      ),
      sql<boolean>`exists (select 1 from outbox where enquiry_id = enquiries.id and ${isUndelivered})`.as(
        "hasFailedMail",
      ),
      isUrgent.as("isUrgent"),
      // 3 for a person's third enquiry. "+ 0" keeps the planner from using the primary key's index, of which it would
      // read most entries for each row.
      sql<number>`1 + (
        select count(*)::int from enquiries earlier
        where earlier.id + 0 < enquiries.id and earlier.status not in ('job-seeker', 'supplier', 'spam', 'quarantine', 'trash')
          and ((earlier.phone = enquiries.phone and ${isOwnPhone("earlier.phone")}) or lower(earlier.email) = lower(enquiries.email))
      )`.as("ordinal"),
    ])
    .where("id", "in", ids)
    .execute();
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return rows.map(({ created_at, spam_reasons, pieces, ...row }) => ({
    ...row,
    pieces: summarizeStoredPieces(pieces),
    spamReasons: parseSpamReasons(spam_reasons),
    createdAt: created_at.toISOString(),
  }));
}

/** Returns null above `limit`. */
export async function countUpTo(
  db: Database,
  condition: ExpressionOrFactory<Tables, "enquiries", SqlBool>,
  limit: number,
): Promise<number | null> {
  const matches = db
    .selectFrom("enquiries")
    .select(sql`1`.as("one"))
    .where(condition)
    .limit(limit + 1);
  const { count } = await db
    .selectFrom(matches.as("matches"))
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count > limit ? null : count;
}

export async function countEnquiries(db: Database, status?: EnquiryStatus): Promise<number> {
  const { count } = await db
    .selectFrom("enquiries")
    .select((query) => query.fn.countAll().as("count"))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "new"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type Pulse = Awaited<ReturnType<typeof readPulse>>;

/**
 * Returns the greatest id in the inbox (0 if empty), the number of inbox enquiries after `since`, and the number of
 * enquiries with the status "new". Counts rows instead of subtracting ids, because spam and resubmissions also use ids.
 */
export async function readPulse(db: Database, since: number) {
  const newest = await db
    .selectFrom("enquiries")
    .select("id")
    .where(isInInbox)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const { arrived } = await db
    .selectFrom("enquiries")
    .select((query) => query.fn.countAll().as("arrived"))
    .where("id", ">", since)
    .where(isInInbox)
    .executeTakeFirstOrThrow();
  return { latest: newest?.id ?? 0, arrived: Number(arrived), count: await countEnquiries(db, "new") };
}
