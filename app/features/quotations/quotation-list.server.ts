import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isInInbox } from "~/features/enquiries/inbox-query.server";
import type { Database } from "~/platform/database/database.server";
import { claimIdempotencyKey, hasBeenProcessed } from "~/platform/http/handle-form.server";
import { queuePushNotice } from "~/platform/push/subscriptions.server";
import { addDays, DAY_MS, getIndianHour, toIndianDay } from "~/platform/time/time";
import { formatTotalRange } from "./money";
import { getQuotationState, type QuotationState, stateRules, type VersionStateName } from "./quotation-state";

export const listedStates = [
  "draft",
  "sent",
  "opened",
  "accepted",
  "declined",
  "expired",
  "replaced",
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
  /** Null after the enquiry was purged. */
  enquiryId: number | null;
  number: string | null;
  name: string;
  state: QuotationState;
  /** E.g. "₹1,05,000 – ₹1,22,000"; empty for a draft. */
  price: string;
  /** When the draft last changed or, in the list of a state, when it was sent; ISO 8601. */
  updatedAt: string;
}

export const PAGE_SIZE = 50;

/** The rules of `stateRules` as SQL, for the columns of `quotation_versions`. */
function isInState(state: VersionStateName, today: string): RawBuilder<SqlBool> {
  const position = stateRules.findIndex((rule) => rule.state === state);
  const conditions = stateRules
    .slice(0, position + 1)
    .map((rule, index) => (index < position ? sql`not (${toSql(rule.sql, today)})` : toSql(rule.sql, today)));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function toSql(rule: string, today: string): RawBuilder<SqlBool> {
  const parts = rule.split(":today").map((part) => sql.raw(part));
  return sql<SqlBool>`${sql.join(parts, sql`${today}::date`)}`;
}

const isOpen = (today: string) =>
  sql<SqlBool>`(${isInState("opened", today)} or ${isInState("sent", today)})`;

/** Reads only indexes: `quotations_list` and `quotation_versions_list` have all of these columns. */
function selectMatchingQuotations({ state, search }: QuotationFilter, today: string): RawBuilder<unknown> {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  const conditions = [
    sql`deleted_at is null`,
    sql`(enquiry_id is null or enquiry_id not in (select id from enquiries where status = 'trash'))`,
    ...words.map((word) => sql`search like ${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`),
    ...(state === "draft" ? [sql`number is null`] : []),
  ];
  const matchingRows = sql`from quotations where ${sql.join(conditions, sql` and `)}`;
  if (state === null || state === "draft")
    return sql`select id, updated_at as at, 0 as total ${matchingRows}`;
  return sql`select quotation_id as id, sent_at as at, total from quotation_versions
    where is_current and ${isInState(state, today)} and quotation_id in (select id ${matchingRows})`;
}

/**
 * Lists the newest first. `sum` is in rupees, with the cheapest alternatives; it is 0 for drafts and when the filter has no
 * state.
 */
export async function listQuotations(
  db: Database,
  filter: QuotationFilter,
  now = new Date(),
): Promise<{ quotations: ListedQuotation[]; count: number; sum: number }> {
  const today = toIndianDay(now);
  const matching = selectMatchingQuotations(filter, today);
  // One query for the page and the totals, which need the same rows.
  const result = await sql<{ ids: number[] | null; count: string; sum: string }>`
    with matching as materialized (${matching}),
      page as (select id, at from matching order by at desc, id desc
        limit ${PAGE_SIZE} offset ${(filter.page - 1) * PAGE_SIZE})
    select (select array_agg(id order by at desc, id desc) from page) as ids, count(*) as count,
      coalesce(sum(total), 0) as sum from matching`.execute(db);
  const [{ ids, count, sum } = { ids: null, count: 0, sum: 0 }] = result.rows;
  const currentQuotations = await readCurrentQuotations(db, ids ?? []);
  const isSortedByChange = filter.state === null || filter.state === "draft";
  const quotations = (ids ?? []).flatMap((id) => {
    const row = currentQuotations.get(id);
    if (!row) return [];
    const { version, sentAt, changedAt, ...quotation } = row;
    const state = getQuotationState(version, today);
    const at = (isSortedByChange ? null : sentAt) ?? changedAt;
    return [{ id, ...quotation, state, price: version?.price ?? "", updatedAt: at.toISOString() }];
  });
  return { quotations, count: Number(count), sum: Number(sum) };
}

async function readCurrentQuotations(db: Database, ids: readonly number[]) {
  const rows = await selectCurrentQuotations(db)
    .select([
      "q.id",
      "q.enquiry_id as enquiryId",
      "q.number",
      "v.id as versionId",
      "v.total",
      "v.highest_total",
    ])
    .select(["v.opened_at", "v.accepted_at", "v.order_id", "v.declined_at", "v.withdrawn_at"])
    .select(["v.sent_at", "q.updated_at"])
    .select(sql<string>`v.valid_until::text`.as("validUntil"))
    .select(
      sql<string>`coalesce(q.draft #>> '{customer,name}', v.content #>> '{customer,name}', '')`.as("name"),
    )
    .where("q.id", "=", sql<number>`any(${sql.val(ids)}::integer[])`)
    .execute();
  return new Map(
    rows.map(({ id, enquiryId, number, name, ...row }) => {
      const version =
        row.versionId === null
          ? null
          : {
              price: formatTotalRange({ total: row.total ?? 0, highestTotal: row.highest_total ?? 0 }),
              isReplaced: row.accepted_at !== null && row.order_id === null,
              isWithdrawn: row.withdrawn_at !== null,
              validUntil: row.validUntil,
              openedAt: row.opened_at,
              orderId: row.order_id,
              declinedAt: row.declined_at,
            };
      return [
        id,
        { enquiryId, number, name, version, sentAt: row.sent_at, changedAt: row.updated_at },
      ] as const;
    }),
  );
}

function selectCurrentQuotations(db: Database) {
  return db
    .selectFrom("quotations as q")
    .leftJoin("enquiries as e", "e.id", "q.enquiry_id")
    .leftJoin("quotation_versions as v", (join) =>
      join.onRef("v.quotation_id", "=", "q.id").on("v.is_current", "=", true),
    );
}

const UNANSWERED_DAYS = 3;

/** Further quotations of a won enquiry still need an answer. */
const isAnswerAwaited = sql<SqlBool>`(${isInInbox} and e.status <> 'lost')`;

/**
 * Notifies devices once of each quotation that Today lists as unanswered, between 8 am and 8 pm, unless it is too old for news.
 */
export async function queueUnansweredNotice(db: Database, now: Date): Promise<void> {
  const hour = getIndianHour(now);
  if (hour < 8 || hour >= 20) return;
  const openedBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = await db
    .selectFrom("quotation_versions as v")
    .innerJoin("quotations as q", "q.id", "v.quotation_id")
    .innerJoin("enquiries as e", "e.id", "q.enquiry_id")
    .select("v.id")
    .where("v.is_current", "=", true)
    .where(isOpen(toIndianDay(now)))
    .where("v.opened_at", "<", openedBefore(UNANSWERED_DAYS))
    .where("v.opened_at", ">", openedBefore(2 * UNANSWERED_DAYS))
    .where(isAnswerAwaited)
    .execute();
  for (const { id } of rows) {
    const key = `unanswered quotation ${id}`;
    if (await hasBeenProcessed(db, key, {})) continue;
    await db.transaction().execute(async (trx) => {
      if (await claimIdempotencyKey(trx, key, {})) await queuePushNotice(trx, "quotation", now);
    });
  }
}

/**
 * For Today: accepted in the last 3 days; and, unless the enquiry is closed, opened over 3 days ago without an answer, expiring
 * by tomorrow, or declined in the last 14 days.
 */
export async function listDueQuotations(db: Database, now = new Date()) {
  const today = toIndianDay(now);
  const threeDaysAgo = new Date(now.getTime() - UNANSWERED_DAYS * DAY_MS);
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom("quotation_versions")
        .select(["quotation_id", "total", "highest_total", "sent_at", "opened_at", "accepted_at"])
        .select(isInState("declined", today).as("isDeclined"))
        .select(sql<string>`valid_until::text`.as("validUntil"))
        .where("is_current", "=", true)
        .where((where) =>
          where.or([
            where.and([isOpen(today), where("opened_at", "<", threeDaysAgo)]),
            where.and([isOpen(today), where("valid_until", "<=", sql<Date>`${today}::date + 1`)]),
            where.and([isInState("accepted", today), where("accepted_at", ">", threeDaysAgo)]),
            where.and([
              isInState("declined", today),
              where("declined_at", ">", new Date(now.getTime() - 14 * DAY_MS)),
            ]),
          ]),
        )
        .as("v"),
    )
    .innerJoin("quotations as q", "q.id", "v.quotation_id")
    .innerJoin("enquiries as e", "e.id", "q.enquiry_id")
    .select(["q.id", "e.id as enquiryId", "q.number", "e.name", "v.accepted_at"])
    .select(["v.total", "v.highest_total as highestTotal"])
    .select(["v.validUntil", "v.isDeclined"])
    .where("e.status", "<>", "trash")
    .where((where) => where.or([where("v.accepted_at", "is not", null), isAnswerAwaited]))
    .orderBy("v.sent_at")
    .limit(50)
    .execute();
  return rows.map(({ accepted_at, validUntil, isDeclined, ...row }) => ({
    ...row,
    reason: isDeclined ? ("declined" as const) : findDueReason(accepted_at !== null, validUntil, today),
  }));
}

export type DueReason = "accepted" | "declined" | "expires-today" | "expires-tomorrow" | "unanswered";

function findDueReason(isAccepted: boolean, validUntil: string, today: string): DueReason {
  if (isAccepted) return "accepted";
  if (validUntil === today) return "expires-today";
  return validUntil === addDays(today, 1) ? "expires-tomorrow" : "unanswered";
}

/**
 * Lists the quotations of orders for the accountant, oldest first, without those that another one replaced. Includes those in the
 * trash, because tax law requires the records.
 */
export async function listAcceptedQuotations(db: Database) {
  return await selectCurrentQuotations(db)
    .select([
      "q.number",
      "v.content",
      "v.totals",
      "v.choice",
      "v.accepted_at as acceptedAt",
      "v.accepted_by as acceptedBy",
    ])
    .where("v.order_id", "is not", null)
    .orderBy("v.accepted_at")
    .execute();
}
