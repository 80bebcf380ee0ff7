import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { toIndianDay } from "~/platform/time/time";
import type { Order, OrderedQuotation, Payment } from "./order";

/** Whatever became of the enquiry since: no status hides an order. */
export async function findOrder(db: Database, enquiryId: number): Promise<Order | null> {
  const row = await db
    .selectFrom("orders as o")
    .innerJoin("order_sums as s", "s.order_id", "o.id")
    .innerJoin("enquiries as e", "e.id", "o.enquiry_id")
    .select(["o.id", "o.agreed_amount as agreedAmount", "s.total", "s.advance", "s.paid", "e.work_done_at"])
    .where("o.enquiry_id", "=", enquiryId)
    .executeTakeFirst();
  if (!row) return null;
  const { work_done_at, ...order } = row;
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
    quotations,
    stages: {
      ...Object.fromEntries(stages.map(({ stage, reachedOn }) => [stage, reachedOn])),
      ...(work_done_at && { fitted: toIndianDay(work_done_at) }),
    },
    payments,
    balance: order.total === null ? null : order.total - order.paid,
  };
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
    .where("v.order_id", "=", orderId)
    .orderBy("v.accepted_at")
    .execute();
}

/** Lists fitted orders with a balance, oldest first. */
export async function listBalancesDue(db: Database) {
  return await db
    .selectFrom("orders as o")
    .innerJoin("order_sums as s", "s.order_id", "o.id")
    .innerJoin("enquiries as e", "e.id", "o.enquiry_id")
    .select(["e.id", "e.name", sql<number>`s.total - s.paid`.as("balance")])
    .where("e.work_done_at", "is not", null)
    .where(sql<boolean>`s.total > s.paid`)
    .orderBy("e.work_done_at")
    .limit(50)
    .execute();
}
