import { sql } from "kysely";
import type { Database } from "~/db/database.server";
import type { EnquiryRow } from "~/db/tables";
import { matchFilter } from "./filter-enquiries.server";
import type { InboxFilter } from "./inbox-filter";
import { INBOX_PAGE_SIZE, MOST_COUNTED } from "./inbox-page";
import { toIndianDay } from "./indian-day";
import type { EnquiryStatus } from "./statuses";

/** What of the text the list shows, in characters. */
const EXCERPT_LENGTH = 280;

/** An enquiry as a line of the inbox. */
export interface InboxEntry {
  id: number;
  kind: EnquiryRow["kind"];
  name: string;
  email: string | null;
  /** Ten digits. */
  phone: string | null;
  /** The beginning of the text. */
  excerpt: string;
  /** One of the choices of the quote form, or whatever was sent in their place. */
  projectType: string | null;
  status: EnquiryStatus;
  isRead: boolean;
  /** 2031-05-01 */
  followUpOn: string | null;
  /** A mail about it was given up. */
  hasFailedMail: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** The enquiries of a page (from 1), newest first, and whether there are more behind them. */
export async function listInbox(
  db: Database,
  filter: InboxFilter,
  page: number,
  now = new Date(),
): Promise<{ entries: InboxEntry[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["id", "kind", "name", "email", "phone", "status", "created_at"])
    .select([
      sql<string>`left(message, ${EXCERPT_LENGTH})`.as("excerpt"),
      sql<string | null>`details ->> 'projectType'`.as("projectType"),
      sql<string | null>`follow_up_on::text`.as("followUpOn"),
      sql<boolean>`read_at is not null`.as("isRead"),
      sql<boolean>`exists (
        select 1 from outbox where enquiry_id = enquiries.id and failed_at is not null and sent_at is null
      )`.as("hasFailedMail"),
    ])
    // The page is cut out first, so that nothing is worked out for the rows before it.
    .where("id", "in", (query) =>
      query
        .selectFrom("enquiries")
        .select("id")
        .where(matchFilter(filter, toIndianDay(now)))
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(INBOX_PAGE_SIZE + 1)
        .offset((page - 1) * INBOX_PAGE_SIZE),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const entries = rows
    .slice(0, INBOX_PAGE_SIZE)
    .map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
  return { entries, hasMore: rows.length > INBOX_PAGE_SIZE };
}

/** How many enquiries match, counted up to {@link MOST_COUNTED} and one more. */
export async function countInbox(db: Database, filter: InboxFilter, now = new Date()): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom("enquiries")
        .select(sql`1`.as("one"))
        .where(matchFilter(filter, toIndianDay(now)))
        .limit(MOST_COUNTED + 1)
        .as("matches"),
    )
    .select((query) => query.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
