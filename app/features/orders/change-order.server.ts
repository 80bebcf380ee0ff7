import { sql } from "kysely";
import { lockAnyEnquiry, setQuotedAmount } from "~/features/enquiries/change-enquiry.server";
import { formatRupees } from "~/features/enquiries/describe-enquiry";
import { recordEvent } from "~/features/enquiries/enquiry-history.server";
import { MAX_AMOUNT } from "~/features/enquiries/schema";
import type { Database } from "~/platform/database/database.server";
import { atIndianTime, formatDay } from "~/platform/time/time";
import { findOrder } from "./find-order.server";
import { type OrderStage, orderStages } from "./order";

/** "missing" for an enquiry without an order. */
export type OrderResult = "done" | "missing";

/** Requires a transaction. Locks the enquiry first, as all changes do. Returns undefined without an order. */
export async function lockOrder(trx: Database, enquiryId: number) {
  if (!(await lockAnyEnquiry(trx, enquiryId))) return undefined;
  return await trx
    .selectFrom("orders")
    .select(["id", "agreed_amount as agreedAmount"])
    .where("enquiry_id", "=", enquiryId)
    .forUpdate()
    .executeTakeFirst();
}

interface Agreement {
  /** In rupees, besides the accepted quotations. */
  amount: number | null;
  /** The total of the order that the form showed; undefined accepts any. */
  shownTotal?: number | null;
  author: string;
}

/**
 * Starts the order of a won enquiry. Saves nothing and returns the total if the form showed another one, and "out-of-range" for a
 * total that is negative or too large. Idempotent.
 */
export async function agreeAmount(
  db: Database,
  enquiryId: number,
  { amount, shownTotal, author }: Agreement,
): Promise<OrderResult | "out-of-range" | { total: number | null }> {
  return await db.transaction().execute(async (trx) => {
    const enquiry = await lockAnyEnquiry(trx, enquiryId);
    await lockOrder(trx, enquiryId);
    const order = await findOrder(trx, enquiryId);
    if (order?.agreedAmount === amount) return "done";
    if (!order && enquiry?.status !== "won") return "missing";
    const total = order?.total ?? null;
    if (shownTotal !== undefined && shownTotal !== total) return { total };
    const nextTotal = (total ?? 0) - (order?.agreedAmount ?? 0) + (amount ?? 0);
    if (nextTotal < 0 || nextTotal > MAX_AMOUNT) return "out-of-range";
    await trx
      .insertInto("orders")
      .values({ enquiry_id: enquiryId, agreed_amount: amount })
      .onConflict((conflict) => conflict.column("enquiry_id").doUpdateSet({ agreed_amount: amount }))
      .execute();
    // The amount that a quotation replaced was entered again: an undone acceptance must not add it once more.
    if (order && amount !== null && amount > 0)
      await trx
        .updateTable("quotation_versions")
        .set({ replaced_amount: null })
        .where("quotation_id", "in", (query) =>
          query.selectFrom("quotations").select("id").where("enquiry_id", "=", enquiryId),
        )
        .where("replaced_amount", "=", amount)
        .execute();
    await copyTotal(trx, enquiryId, author);
    const after = amount === null ? "nothing agreed besides quotations" : `${formatRupees(amount)} agreed`;
    await recordEvent(trx, enquiryId, { kind: "order", after, author });
    await reopenPaidOrder(trx, enquiryId, { balanceBefore: order?.balance, author });
    return "done";
  });
}

/**
 * Requires a transaction. Call after a change of the order: one that leaves more to pay than before is no longer paid.
 * `balanceBefore` is null without an order.
 */
export async function reopenPaidOrder(
  trx: Database,
  enquiryId: number,
  { balanceBefore, author }: { balanceBefore: number | null | undefined; author: string | null },
): Promise<void> {
  const order = await findOrder(trx, enquiryId);
  const balance = order?.balance ?? 0;
  if (!order?.stages.paid || balance <= 0 || balance <= (balanceBefore ?? 0)) return;
  await trx.deleteFrom("order_stages").where("order_id", "=", order.id).where("stage", "=", "paid").execute();
  await recordEvent(trx, enquiryId, { kind: "order", after: "Paid undone", author });
}

/** The enquiry's amount is what lists and exports show. */
async function copyTotal(trx: Database, enquiryId: number, author: string | null): Promise<void> {
  const total = (await findOrder(trx, enquiryId))?.total ?? 0;
  if (total > 0) await setQuotedAmount(trx, enquiryId, total, author);
}

/**
 * Requires a transaction that has locked the enquiry. Returns the id of the order to which the version with this total is added,
 * and the agreed amount whose place it takes: one agreed before the first quotation, or for the same amount.
 */
export async function openOrder(trx: Database, enquiryId: number, total: number) {
  await lockOrder(trx, enquiryId);
  const order = await findOrder(trx, enquiryId);
  if (!order) {
    const { id } = await trx
      .insertInto("orders")
      .values({ enquiry_id: enquiryId })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { order_id: id, replaced_amount: null };
  }
  const { id: order_id, agreedAmount, quotations } = order;
  const isReplaced = (agreedAmount ?? 0) > 0 && (quotations.length === 0 || agreedAmount === total);
  if (!isReplaced) return { order_id, replaced_amount: null };
  await trx.updateTable("orders").set({ agreed_amount: null }).where("id", "=", order_id).execute();
  return { order_id, replaced_amount: agreedAmount };
}

/** Adds the amount to what is agreed besides the quotations of the order. */
export async function restoreAgreedAmount(trx: Database, orderId: number, amount: number): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ agreed_amount: sql`coalesce(agreed_amount, 0) + ${amount}::integer` })
    .where("id", "=", orderId)
    .execute();
}

/**
 * Requires a transaction. Call after a version was added or taken out. Deletes the order if nothing is left of it. Returns true
 * while something is agreed.
 */
export async function refreshOrder(
  trx: Database,
  enquiryId: number,
  author: string | null,
): Promise<boolean> {
  await trx
    .deleteFrom("orders")
    .where("enquiry_id", "=", enquiryId)
    .where("agreed_amount", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("quotation_versions")
            .select("id")
            .whereRef("quotation_versions.order_id", "=", "orders.id"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("payments").select("id").whereRef("payments.order_id", "=", "orders.id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("order_stages").select("stage").whereRef("order_stages.order_id", "=", "orders.id"),
        ),
      ),
    )
    .execute();
  await copyTotal(trx, enquiryId, author);
  return ((await findOrder(trx, enquiryId))?.total ?? null) !== null;
}

interface StageChange {
  stage: OrderStage;
  /** E.g. 2031-05-01; null removes the stage. */
  day: string | null;
  /** The owner saw that there is a balance. */
  isConfirmed?: boolean;
  author: string;
}

/** Repeating the call changes nothing. Returns the balance if an unpaid order is set to paid without confirmation. */
export async function setStage(
  db: Database,
  enquiryId: number,
  { stage, day, isConfirmed = false, author }: StageChange,
): Promise<OrderResult | { balance: number }> {
  return await db.transaction().execute(async (trx) => {
    await lockOrder(trx, enquiryId);
    const order = await findOrder(trx, enquiryId);
    if (!order) return "missing";
    if ((order.stages[stage] ?? null) === day) return "done";
    const { balance } = order;
    if (stage === "paid" && day !== null && !isConfirmed && balance !== null && balance > 0)
      return { balance };
    // The enquiry has this day, because feedback is asked after it.
    if (stage === "fitted") {
      const work_done_at = day === null ? null : atIndianTime(day, "12:00");
      await trx.updateTable("enquiries").set({ work_done_at }).where("id", "=", enquiryId).execute();
    } else if (day === null) {
      await trx
        .deleteFrom("order_stages")
        .where("order_id", "=", order.id)
        .where("stage", "=", stage)
        .execute();
    } else {
      await trx
        .insertInto("order_stages")
        .values({ order_id: order.id, stage, reached_on: day })
        .onConflict((conflict) => conflict.columns(["order_id", "stage"]).doUpdateSet({ reached_on: day }))
        .execute();
    }
    const label = orderStages.find(({ value }) => value === stage)?.label ?? stage;
    const after = day === null ? `${label} undone` : `${label} on ${formatDay(day)}`;
    await recordEvent(trx, enquiryId, { kind: "order", after, author });
    return "done";
  });
}
