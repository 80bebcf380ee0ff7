import { sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import type { EnquiryRow } from "~/server/db/tables";
import { INBOX_PAGE_SIZE, type InboxFilter, MOST_COUNTED } from "./inbox-filter";
import { matchFilter, matchFilterAmongNewest } from "./inbox-query.server";
import { toIndianDay } from "./indian-time";
import { parseSpamReasons } from "./spam.server";
import type { EnquiryStatus } from "./statuses";

/** Length of the excerpt in the list, in characters. */
const EXCERPT_LENGTH = 280;

/** An enquiry in the list of the inbox. */
export interface InboxEntry {
  id: number;
  kind: EnquiryRow["kind"];
  name: string;
  email: string | null;
  /** Ten digits. */
  phone: string | null;
  /** First {@link EXCERPT_LENGTH} characters of the text. */
  excerpt: string;
  /** A value of the quote form, or what the JSON call sent instead. */
  projectType: string | null;
  status: EnquiryStatus;
  /** Why it was quarantined, in sentences; empty when it never was. */
  spamReasons: string[];
  isRead: boolean;
  /** 2031-05-01 */
  followUpOn: string | null;
  /** Number of its files. */
  attachments: number;
  /** Whether a mail about it is undelivered. */
  hasFailedMail: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** A page of the inbox. */
export interface InboxPage {
  entries: InboxEntry[];
  /** Whether another page follows. */
  hasMore: boolean;
  /** Number of matches; null above {@link MOST_COUNTED}. */
  total: number | null;
}

/** Reads a page of the inbox, newest first. Pages count from 1. */
export async function readInbox(
  db: Database,
  filter: InboxFilter,
  page: number,
  now = new Date(),
): Promise<InboxPage> {
  const today = toIndianDay(now);
  const before = (page - 1) * INBOX_PAGE_SIZE;
  const ids = await findIds(db, filter, today, before);
  const hasMore = ids.length > INBOX_PAGE_SIZE;
  const entries = await readEntries(db, ids.slice(0, INBOX_PAGE_SIZE));
  // The last page gives the number without a count.
  const isLast = !hasMore && (ids.length > 0 || page === 1);
  return { entries, hasMore, total: isLast ? before + ids.length : await countUpTo(db, filter, today) };
}

/** Counts the matches of a filter; null above {@link MOST_COUNTED}. */
export async function countInbox(db: Database, filter: InboxFilter, now = new Date()) {
  return await countUpTo(db, filter, toIndianDay(now));
}

/** Ids of a page and of the enquiry after it, newest first. */
async function findIds(db: Database, filter: InboxFilter, today: string, before: number): Promise<number[]> {
  const cutOut = async (condition: ReturnType<typeof matchFilter>) => {
    const rows = await db
      .selectFrom("enquiries")
      .select("id")
      .where(condition)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(INBOX_PAGE_SIZE + 1)
      .offset(before)
      .execute();
    return rows.map(({ id }) => id);
  };
  if (filter.q) {
    const newest = await cutOut(matchFilterAmongNewest(filter, today));
    if (newest.length > INBOX_PAGE_SIZE) return newest;
  }
  return await cutOut(matchFilter(filter, today));
}

async function readEntries(db: Database, ids: number[]): Promise<InboxEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("enquiries")
    .select(["id", "kind", "name", "email", "phone", "status", "spam_reasons", "created_at"])
    .select([
      sql<string>`left(message, ${EXCERPT_LENGTH})`.as("excerpt"),
      sql<string | null>`details ->> 'projectType'`.as("projectType"),
      sql<string | null>`follow_up_on::text`.as("followUpOn"),
      sql<boolean>`read_at is not null`.as("isRead"),
      sql<number>`(select count(*)::int from enquiry_attachments where enquiry_id = enquiries.id)`.as(
        "attachments",
      ),
      sql<boolean>`exists (
        select 1 from outbox where enquiry_id = enquiries.id and failed_at is not null and sent_at is null
      )`.as("hasFailedMail"),
    ])
    .where("id", "in", ids)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ created_at, spam_reasons, ...row }) => ({
    ...row,
    spamReasons: parseSpamReasons(spam_reasons),
    createdAt: created_at.toISOString(),
  }));
}

async function countUpTo(db: Database, filter: InboxFilter, today: string): Promise<number | null> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom("enquiries")
        .select(sql`1`.as("one"))
        .where(matchFilter(filter, today))
        .limit(MOST_COUNTED + 1)
        .as("matches"),
    )
    .select((query) => query.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count) > MOST_COUNTED ? null : Number(count);
}

/** Counts all enquiries, or those of one status. */
export async function countEnquiries(db: Database, status?: EnquiryStatus): Promise<number> {
  const { count } = await db
    .selectFrom("enquiries")
    .select((query) => query.fn.countAll().as("count"))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "new"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
