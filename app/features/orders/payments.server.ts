import { formatRupees } from "~/features/enquiries/describe-enquiry";
import { recordEvent } from "~/features/enquiries/enquiry-history.server";
import type { Database } from "~/platform/database/database.server";
import { claimIdempotencyKey, hasBeenProcessed } from "~/platform/http/handle-form.server";
import { lockOrder, type OrderResult, reopenPaidOrder } from "./change-order.server";
import { findOrder } from "./find-order.server";
import type { Payment } from "./order";

type NewPayment = Omit<Payment, "id" | "note"> & {
  note?: string;
  author: string;
  idempotencyKey: string | null;
  /** The owner saw that it is more than the balance, or a refund of more than was received. */
  isConfirmed?: boolean;
};

/** Stores a repeated submission once. Returns what a payment or refund exceeds, unless it was confirmed. */
export async function addPayment(
  db: Database,
  enquiryId: number,
  { receivedOn, author, idempotencyKey, isConfirmed = false, ...payment }: NewPayment,
): Promise<OrderResult | { balance: number } | { paid: number }> {
  return await db.transaction().execute(async (trx) => {
    await lockOrder(trx, enquiryId);
    const order = await findOrder(trx, enquiryId);
    if (!order) return "missing";
    const { balance, paid } = order;
    const content = { enquiryId, receivedOn, ...payment };
    // The first submission has already reduced the balance.
    if (idempotencyKey !== null && (await hasBeenProcessed(trx, idempotencyKey, content))) return "done";
    if (!isConfirmed && payment.amount > 0 && balance !== null && payment.amount > balance)
      return { balance };
    if (!isConfirmed && payment.amount < 0 && -payment.amount > paid) return { paid };
    await claimIdempotencyKey(trx, idempotencyKey, content);
    await trx
      .insertInto("payments")
      .values({ order_id: order.id, ...payment, received_on: receivedOn, author })
      .execute();
    await recordPayment(trx, enquiryId, { amount: payment.amount, change: "", author });
    return "done";
  });
}

/** Keeps the row, so that it can be put back. Repeating the call changes nothing. */
export async function removePayment(
  db: Database,
  enquiryId: number,
  id: number,
  author: string,
): Promise<OrderResult> {
  return await setRemoved(db, enquiryId, { id, removed_at: new Date(), change: " removed", author });
}

export async function restorePayment(
  db: Database,
  enquiryId: number,
  id: number,
  author: string,
): Promise<OrderResult> {
  return await setRemoved(db, enquiryId, { id, removed_at: null, change: " put back", author });
}

interface Removal {
  id: number;
  removed_at: Date | null;
  change: string;
  author: string;
}

async function setRemoved(
  db: Database,
  enquiryId: number,
  { id, removed_at, change, author }: Removal,
): Promise<OrderResult> {
  return await db.transaction().execute(async (trx) => {
    await lockOrder(trx, enquiryId);
    const order = await findOrder(trx, enquiryId);
    if (!order) return "missing";
    const changed = await trx
      .updateTable("payments")
      .set({ removed_at })
      .where("order_id", "=", order.id)
      .where("id", "=", id)
      .where("removed_at", removed_at ? "is" : "is not", null)
      .returning("amount")
      .executeTakeFirst();
    if (!changed) return "done";
    await recordPayment(trx, enquiryId, { amount: changed.amount, change, author });
    if (changed.amount > 0) await reopenPaidOrder(trx, enquiryId, { balanceBefore: order.balance, author });
    return "done";
  });
}

async function recordPayment(
  trx: Database,
  enquiryId: number,
  { amount, change, author }: { amount: number; change: string; author: string },
): Promise<void> {
  const after = `${formatRupees(Math.abs(amount))} ${amount > 0 ? "received" : "refunded"}${change}`;
  await recordEvent(trx, enquiryId, { kind: "order", after, author });
}
