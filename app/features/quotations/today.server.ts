import { toChatUrl } from "~/features/enquiries/reply-urls";
import { listAdvancesDue, listBalancesDue } from "~/features/orders/find-order.server";
import type { Database } from "~/platform/database/database.server";
import { DAY_MS } from "~/platform/time/time";
import { formatRupees, trimPaise } from "./money";
import { type DueReason, listDueQuotations } from "./quotation-list.server";

export interface DueQuotation {
  key: string;
  to: string;
  name: string;
  /** In rupees; null for a question. */
  amount: number | null;
  reason: DueReason | "advance" | "balance" | "question";
  /** Opens WhatsApp with a prepared reminder; null without a phone number. */
  chat: string | null;
}

/** Questions, answers and payments that wait for the owner. */
export async function readDueQuotations(db: Database, now: Date, firmName: string): Promise<DueQuotation[]> {
  const [questions, quotations, advances, balances] = await Promise.all([
    listOpenQuestions(db, now),
    listDueQuotations(db, now),
    listAdvancesDue(db, now),
    listBalancesDue(db),
  ]);
  const toReminder = (reason: "advance" | "balance") => (order: (typeof balances)[number]) => ({
    key: `${reason} ${order.id}`,
    to: `/admin/enquiries/${order.id}/order`,
    name: order.name,
    amount: order.amount,
    reason,
    chat: order.phone && toChatUrl(order.phone, writeReminder(reason, order, firmName)),
  });
  return [
    ...questions.map(({ id, name }) => ({
      key: `question ${id}`,
      to: `/admin/enquiries/${id}`,
      name,
      amount: null,
      reason: "question" as const,
      chat: null,
    })),
    ...quotations.map(({ id, enquiryId, name, total, reason }) => ({
      key: `quotation ${id}`,
      to: reason === "accepted" ? `/admin/enquiries/${enquiryId}` : `/admin/quotations/${id}`,
      name: name ?? "",
      amount: total ?? 0,
      reason,
      chat: null,
    })),
    ...advances.map(toReminder("advance")),
    ...balances.map(toReminder("balance")),
  ];
}

function writeReminder(
  reason: "advance" | "balance",
  { name, amount }: { name: string; amount: number },
  firmName: string,
): string {
  const rupees = trimPaise(formatRupees(amount * 100));
  const text =
    reason === "advance"
      ? `we are ready to start your work. Please send your advance of ${rupees}, so that we can plan it.`
      : `thank you for your order. The balance is ${rupees}. Please pay it at your convenience.`;
  return `Hello ${name}, ${text}\n\n${firmName}`;
}

/** Lists enquiries whose customer asked about a quotation in the last two weeks, until an admin does anything about it. */
async function listOpenQuestions(db: Database, now: Date) {
  return await db
    .selectFrom("enquiries as e")
    .innerJoin("enquiry_notes as n", "n.enquiry_id", "e.id")
    .select(["e.id", "e.name"])
    .distinct()
    .where("n.from_customer", "=", true)
    .where("n.created_at", ">", new Date(now.getTime() - 14 * DAY_MS))
    .where("e.status", "<>", "trash")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enquiry_notes as later")
            .select("later.id")
            .whereRef("later.enquiry_id", "=", "e.id")
            .whereRef("later.id", ">", "n.id")
            .where("later.from_customer", "=", false),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enquiry_events as event")
            .select("event.id")
            .whereRef("event.enquiry_id", "=", "e.id")
            .whereRef("event.created_at", ">", "n.created_at")
            .where("event.author", "is not", null)
            .where("event.kind", "<>", "read"),
        ),
      ),
    )
    .orderBy("e.id")
    .limit(50)
    .execute();
}
