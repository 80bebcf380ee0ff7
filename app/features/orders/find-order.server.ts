import { type SqlBool, sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { DAY_MS, toIndianDay } from "~/platform/time/time";
import type { Order, OrderedQuotation, Payment } from "./order";

/** Whatever became of the enquiry since: no status hides an order. */
export async function findOrder(db: Database, enquiryId: number): Promise<Order | null> {
  const row = await db
    .selectFrom("orders as o")
    .innerJoin("order_sums as s", "s.order_id", "o.id")
    .innerJoin("enquiries as e", "e.id", "o.enquiry_id")
    .select([
      "o.id",
      "o.agreed_amount as agreedAmount",
      "s.total",
      "s.advance",
      "s.paid",
      "e.work_done_at",
      "e.status",
    ])
    .where("o.enquiry_id", "=", enquiryId)
    .executeTakeFirst();
  if (!row) return null;
  const { work_done_at, status, ...order } = row;
  const [stages, payments, quotations] = await Promise.all([
    db
      .selectFrom("order_stages")
      .select(["stage", sql<string>`reached_on::text`.as("reachedOn")])
      .where("order_id", "=", order.id)
      .execute(),
    listPayments(db, order.id),
    listOrderedQuotations(db, order.id),
  ]);
  return {
    ...order,
    isWon: status === "won",
    quotations,
    stages: {
      ...Object.fromEntries(stages.map(({ stage, reachedOn }) => [stage, reachedOn])),
      ...(work_done_at && { fitted: toIndianDay(work_done_at) }),
    },
    payments,
    balance: order.total === null ? null : order.total - order.paid,
  };
}

/** Counts the orders with payments, also removed ones, or with quotations. */
export async function countOrders(db: Database, table: "payments" | "quotation_versions"): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((query) => query.fn.count<string>("order_id").distinct().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Oldest first, without removed ones. */
async function listPayments(db: Database, orderId: number): Promise<Payment[]> {
  return await db
    .selectFrom("payments")
    .select(["id", "amount", "method", "reference", "note"])
    .select(sql<string>`received_on::text`.as("receivedOn"))
    .where("order_id", "=", orderId)
    .where("removed_at", "is", null)
    .orderBy("received_on")
    .orderBy("id")
    .execute();
}

async function listOrderedQuotations(db: Database, orderId: number): Promise<OrderedQuotation[]> {
  return await db
    .selectFrom("quotation_versions as v")
    .innerJoin("quotations as q", "q.id", "v.quotation_id")
    .select(["q.id as quotationId", sql<string>`q.number`.as("number"), "v.version", "v.total"])
    .select("v.replaced_amount as replacedAmount")
    .where("v.order_id", "=", orderId)
    .orderBy("v.accepted_at")
    .execute();
}

/** The owner may mark an order as paid although a part is missing. */
const isNotMarkedPaid = sql<SqlBool>`not exists (
  select from order_stages where order_stages.order_id = o.id and stage = 'paid')`;

const ADVANCE_DUE_DAYS = 3;

/** Later, a reminder is no longer the right step. */
const MAX_ADVANCE_AGE_DAYS = 90;

/**
 * Lists orders without their advance three days after the last acceptance, oldest first. Amounts are as in `findUnpaidAdvance`.
 */
export async function listAdvancesDue(db: Database, now: Date) {
  const acceptance = db
    .selectFrom("quotation_versions")
    .select("order_id")
    .select(sql<Date>`max(accepted_at)`.as("accepted_at"))
    .where("order_id", "is not", null)
    .where("accepted_at", ">", new Date(now.getTime() - MAX_ADVANCE_AGE_DAYS * DAY_MS))
    .groupBy("order_id")
    .as("acceptance");
  return await db
    .selectFrom("orders as o")
    .innerJoin("order_sums as s", "s.order_id", "o.id")
    .innerJoin("enquiries as e", "e.id", "o.enquiry_id")
    .innerJoin(acceptance, "acceptance.order_id", "o.id")
    .select(["e.id", "e.name", "e.phone"])
    .select(sql<number>`least(s.advance, s.total) - s.paid`.as("amount"))
    .select(sql<boolean>`s.paid > 0`.as("isPartlyPaid"))
    .where("e.status", "=", "won")
    .where("e.work_done_at", "is", null)
    .where(isNotMarkedPaid)
    .where("acceptance.accepted_at", "<", new Date(now.getTime() - ADVANCE_DUE_DAYS * DAY_MS))
    .where(sql<boolean>`least(s.advance, s.total) > s.paid`)
    .orderBy("acceptance.accepted_at")
    .limit(50)
    .execute();
}

/** Lists fitted orders with a balance, oldest first. */
export async function listBalancesDue(db: Database) {
  // Reads the fitted enquiries from an index alone, and only those with a balance from the table.
  const due = db
    .selectFrom("enquiries as e")
    .innerJoin("orders as o", "o.enquiry_id", "e.id")
    .innerJoin("order_sums as s", "s.order_id", "o.id")
    .select(["e.id as enquiry_id", "e.work_done_at"])
    .select(sql<number>`s.total - s.paid`.as("amount"))
    .where("e.work_done_at", "is not", null)
    .where("e.status", "<>", "trash")
    .where(isNotMarkedPaid)
    .where(sql<boolean>`s.total > s.paid`)
    .orderBy("e.work_done_at")
    .limit(50)
    .as("due");
  return await db
    .selectFrom(due)
    .innerJoin("enquiries as e", "e.id", "due.enquiry_id")
    .select(["e.id", "e.name", "e.phone", "due.amount"])
    .orderBy("due.work_done_at")
    .execute();
}
