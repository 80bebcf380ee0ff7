import { sql } from "kysely";
import { lockEnquiry } from "~/features/enquiries/change-enquiry.server";
import { recordEvent } from "~/features/enquiries/enquiry-history.server";
import type { Database } from "~/platform/database/database.server";
import { claimIdempotencyKey } from "~/platform/http/handle-form.server";
import { atIndianTime, formatDay, toIndianDay } from "~/platform/time/time";
import { type Order, type OrderStage, orderStages, type Payment } from "./order";

/** Returns null for an enquiry that is not won. */
export async function findOrder(db: Database, enquiryId: number): Promise<Order | null> {
  const enquiry = await db
    .selectFrom("enquiries")
    .select(["quoted_amount as total", "work_done_at"])
    .where("id", "=", enquiryId)
    .where("status", "=", "won")
    .executeTakeFirst();
  if (!enquiry) return null;
  const [rows, payments] = await Promise.all([
    db
      .selectFrom("order_stages")
      .select(["stage", sql<string>`reached_on::text`.as("reachedOn")])
      .where("enquiry_id", "=", enquiryId)
      .execute(),
    listPayments(db, enquiryId),
  ]);
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const { total, work_done_at } = enquiry;
  return {
    enquiryId,
    stages: {
      ...Object.fromEntries(rows.map(({ stage, reachedOn }) => [stage, reachedOn])),
      ...(work_done_at && { fitted: toIndianDay(work_done_at) }),
    },
    payments,
    total,
    balance: total === null ? null : total - paid,
  };
}

async function listPayments(db: Database, enquiryId: number): Promise<Payment[]> {
  return await db
    .selectFrom("payments")
    .select(["id", "amount", "method", "reference", sql<string>`received_on::text`.as("receivedOn")])
    .where("enquiry_id", "=", enquiryId)
    .orderBy("received_on")
    .orderBy("id")
    .execute();
}

/** In rupees. */
export async function sumPayments(db: Database, enquiryId: number): Promise<number> {
  return (await listPayments(db, enquiryId)).reduce((sum, { amount }) => sum + amount, 0);
}

/** `day` is e.g. 2031-05-01; null removes the stage. Repeating the call changes nothing. */
export async function setStage(
  db: Database,
  enquiryId: number,
  { stage, day, author }: { stage: OrderStage; day: string | null; author: string },
): Promise<"done" | "missing"> {
  return await db.transaction().execute(async (trx) => {
    await lockEnquiry(trx, enquiryId);
    const order = await findOrder(trx, enquiryId);
    if (!order) return "missing";
    if ((order.stages[stage] ?? null) === day) return "done";
    if (stage === "fitted") {
      const work_done_at = day === null ? null : atIndianTime(day, "12:00");
      await trx.updateTable("enquiries").set({ work_done_at }).where("id", "=", enquiryId).execute();
    } else if (day === null) {
      await trx
        .deleteFrom("order_stages")
        .where("enquiry_id", "=", enquiryId)
        .where("stage", "=", stage)
        .execute();
    } else {
      await trx
        .insertInto("order_stages")
        .values({ enquiry_id: enquiryId, stage, reached_on: day })
        .onConflict((conflict) => conflict.columns(["enquiry_id", "stage"]).doUpdateSet({ reached_on: day }))
        .execute();
    }
    const label = orderStages.find(({ value }) => value === stage)?.label ?? stage;
    const after = day === null ? `${label} undone` : `${label} on ${formatDay(day)}`;
    await recordEvent(trx, enquiryId, { kind: "order", after, author });
    return "done";
  });
}

type NewPayment = Omit<Payment, "id"> & { author: string; idempotencyKey: string | null };

/** Stores a repeated submission once. */
export async function addPayment(
  db: Database,
  enquiryId: number,
  { receivedOn, author, idempotencyKey, ...payment }: NewPayment,
): Promise<"done" | "missing"> {
  return await db.transaction().execute(async (trx) => {
    const enquiry = await lockEnquiry(trx, enquiryId);
    if (enquiry?.status !== "won") return "missing";
    if (!(await claimIdempotencyKey(trx, idempotencyKey, { enquiryId, receivedOn, ...payment })))
      return "done";
    await trx
      .insertInto("payments")
      .values({ enquiry_id: enquiryId, ...payment, received_on: receivedOn, author })
      .execute();
    const after = `₹${payment.amount.toLocaleString("en-IN")} received`;
    await recordEvent(trx, enquiryId, { kind: "order", after, author });
    return "done";
  });
}

export async function removePayment(
  db: Database,
  enquiryId: number,
  id: number,
  author: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom("payments")
      .where("enquiry_id", "=", enquiryId)
      .where("id", "=", id)
      .returning("amount")
      .executeTakeFirst();
    if (!removed) return;
    const after = `₹${removed.amount.toLocaleString("en-IN")} removed`;
    await recordEvent(trx, enquiryId, { kind: "order", after, author });
  });
}

/** Lists fitted orders with a balance, oldest first. */
export async function listBalancesDue(db: Database) {
  return await db
    .selectFrom("enquiries as e")
    .select(["e.id", "e.name"])
    .select(
      sql<number>`(e.quoted_amount - coalesce((select sum(amount) from payments where enquiry_id = e.id), 0))::integer`.as(
        "balance",
      ),
    )
    .where("e.status", "=", "won")
    .where("e.work_done_at", "is not", null)
    .where(
      sql<boolean>`e.quoted_amount > coalesce((select sum(amount) from payments where enquiry_id = e.id), 0)`,
    )
    .orderBy("e.work_done_at")
    .limit(50)
    .execute();
}
