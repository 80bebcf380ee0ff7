import { sql } from "kysely";
import type { Database } from "~/database/database.server";
import { toIndianDay } from "~/time/indian-time";
import type { QuotationState } from "./quotation-state";

export const listedStates = [
  "draft",
  "sent",
  "opened",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
] as const;

export interface QuotationFilter {
  state: (typeof listedStates)[number] | null;
  search: string;
  /** From 1. */
  page: number;
}

export interface ListedQuotation {
  id: number;
  /** Null when the enquiry was deleted for good. */
  enquiryId: number | null;
  number: string | null;
  name: string;
  state: QuotationState;
  /** In rupees; null for a draft. */
  total: number | null;
  /** ISO 8601: sent, or created as a draft. */
  at: string;
}

export const PAGE_SIZE = 50;

/** Each quotation with its newest version. */
function selectCurrent(db: Database) {
  return db
    .selectFrom("quotations as q")
    .leftJoin("enquiries as e", "e.id", "q.enquiry_id")
    .leftJoin("quotation_versions as v", (join) =>
      join.onRef("v.quotation_id", "=", "q.id").on("v.is_current", "=", true),
    )
    .where((where) => where.or([where("e.id", "is", null), where("e.status", "<>", "trash")]));
}

/** The same states as `judgeState`, for rows. */
const stateOf = (today: string) => sql<QuotationState>`case
  when v.id is null then 'draft'
  when v.accepted_at is not null then 'accepted'
  when q.withdrawn_at is not null then 'withdrawn'
  when v.declined_at is not null then 'declined'
  when v.valid_until < ${today}::date then 'expired'
  when v.opened_at is not null then 'opened'
  else 'sent' end`;

export async function listQuotations(
  db: Database,
  { state, search, page }: QuotationFilter,
  now = new Date(),
): Promise<{ quotations: ListedQuotation[]; count: number; sum: number }> {
  const today = toIndianDay(now);
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  const matching = selectCurrent(db)
    .$if(state !== null, (rows) => rows.where(stateOf(today), "=", state))
    .where((where) =>
      where.and(
        words.map((word) =>
          where(
            sql<string>`lower(coalesce(q.number, '') || ' ' || coalesce(e.name, v.content #>> '{customer,name}', '') || ' ' || coalesce(e.town, ''))`,
            "like",
            `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`,
          ),
        ),
      ),
    );
  const [rows, totals] = await Promise.all([
    matching
      .select(["q.id", "q.enquiry_id as enquiryId", "q.number", "v.total", "q.updated_at", "v.sent_at"])
      .select(sql<string>`coalesce(e.name, v.content #>> '{customer,name}', '')`.as("name"))
      .select(stateOf(today).as("state"))
      .orderBy("q.updated_at", "desc")
      .orderBy("q.id", "desc")
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    matching
      .select(sql<string>`count(*)`.as("count"))
      .select(sql<string>`coalesce(sum(v.total), 0)`.as("sum"))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    quotations: rows.map(({ updated_at, sent_at, ...row }) => ({
      ...row,
      at: (sent_at ?? updated_at).toISOString(),
    })),
    count: Number(totals.count),
    sum: Number(totals.sum),
  };
}

/** Of Today: opened 3 days ago and not answered, expiring tomorrow, and accepted in the last 3 days. */
export async function listDueQuotations(db: Database, now = new Date()) {
  const today = toIndianDay(now);
  const rows = await selectCurrent(db)
    .select(["q.id", "e.id as enquiryId", "q.number", "e.name", "v.total", "v.opened_at", "v.accepted_at"])
    .select(sql<string>`v.valid_until::text`.as("validUntil"))
    .select(stateOf(today).as("state"))
    .where("e.id", "is not", null)
    .where((where) =>
      where.or([
        where.and([
          where(stateOf(today), "=", "opened"),
          where("v.opened_at", "<", sql<Date>`${now}::timestamptz - interval '3 days'`),
        ]),
        where.and([
          where(stateOf(today), "in", ["sent", "opened"]),
          where("v.valid_until", "=", sql<Date>`${today}::date + 1`),
        ]),
        where("v.accepted_at", ">", sql<Date>`${now}::timestamptz - interval '3 days'`),
      ]),
    )
    .orderBy("v.sent_at")
    .limit(50)
    .execute();
  return rows.map(({ opened_at, accepted_at, validUntil, ...row }) => ({
    ...row,
    why: accepted_at
      ? ("accepted" as const)
      : validUntil > today && opened_at === null
        ? ("expiring" as const)
        : ("unanswered" as const),
  }));
}

/** Accepted quotations for the accountant, oldest first. */
export async function listAccepted(db: Database) {
  return await selectCurrent(db)
    .select(["q.number", "v.content", "v.accepted_at as acceptedAt", "v.accepted_by as acceptedBy"])
    .where("v.accepted_at", "is not", null)
    .orderBy("v.accepted_at")
    .execute();
}
