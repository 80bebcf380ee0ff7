import { sql } from "kysely";
import { formatRupees } from "~/features/enquiries/describe-enquiry";
import { isInInbox } from "~/features/enquiries/inbox-query.server";
import { hasWhatsApp } from "~/features/enquiries/phone";
import { toChatUrl } from "~/features/enquiries/reply-urls";
import { listAdvancesDue, listBalancesDue } from "~/features/orders/find-order.server";
import type { Database } from "~/platform/database/database.server";
import { DAY_MS } from "~/platform/time/time";
import { formatTotalRange } from "./money";
import { type DueReason, listDueQuotations } from "./quotation-list.server";

export interface DueQuotation {
  key: string;
  to: string;
  name: string;
  enquiryId: number;
  /** E.g. "₹1,05,000 – ₹1,22,000"; empty for a question and for files. */
  amount: string;
  reason: DueReason | "advance" | "balance" | "question" | "files";
  /** Opens WhatsApp with a prepared reminder; null without a phone number. */
  chat: string | null;
}

interface DueOrder {
  /** Of the enquiry. */
  id: number;
  name: string;
  phone: string | null;
  /** In rupees. */
  amount: number;
  isPartlyPaid?: boolean;
}

/** Questions, answers and payments that wait for the owner. */
export async function readDueQuotations(db: Database, now: Date, firmName: string): Promise<DueQuotation[]> {
  const [answers, advances, balances] = await Promise.all([
    listAnswers(db, now),
    listAdvancesDue(db, now),
    listBalancesDue(db),
  ]);
  const toReminder = (reason: "advance" | "balance") => (order: DueOrder) => ({
    key: `${reason} ${order.id}`,
    to: `/admin/enquiries/${order.id}/order`,
    enquiryId: order.id,
    name: order.name,
    amount: formatRupees(order.amount),
    reason,
    chat:
      order.phone && hasWhatsApp(order.phone)
        ? toChatUrl(order.phone, writeReminder(reason, order, firmName))
        : null,
  });
  return [...answers, ...advances.map(toReminder("advance")), ...balances.map(toReminder("balance"))];
}

/** Also lists quotations that expire. */
export async function listAnswers(db: Database, now: Date): Promise<DueQuotation[]> {
  const [questions, quotations] = await Promise.all([
    listQuestionsAndFiles(db, now),
    listDueQuotations(db, now),
  ]);
  return [
    ...questions.map(({ id, name, hasQuestion }) => ({
      key: `question ${id}`,
      to: `/admin/enquiries/${id}`,
      enquiryId: id,
      name,
      amount: "",
      reason: hasQuestion ? ("question" as const) : ("files" as const),
      chat: null,
    })),
    ...quotations.map(({ id, enquiryId, name, reason, ...range }) => ({
      key: `quotation ${id}`,
      to: reason === "accepted" ? `/admin/enquiries/${enquiryId}` : `/admin/quotations/${id}`,
      enquiryId,
      name: name ?? "",
      amount: formatTotalRange(range),
      reason,
      chat: null,
    })),
  ];
}

function writeReminder(
  reason: "advance" | "balance",
  { name, amount, isPartlyPaid }: DueOrder,
  firmName: string,
): string {
  const rupees = formatRupees(amount);
  const text =
    reason === "advance"
      ? `we are ready to start your work. Please send ${isPartlyPaid ? "the rest of your advance," : "your advance of"} ${rupees}, so that we can plan it.`
      : `thank you for your order. The balance is ${rupees}. Please pay it at your convenience.`;
  return `Hello ${name}, ${text}\n\n${firmName}`;
}

/** Selects the enquiries with a customer's question of the last two weeks and no note, call, chat, status or quotation since. */
const selectOpenQuestions = (now: Date) => sql`
  select question.enquiry_id from enquiry_notes question
  where question.from_customer and question.created_at > ${new Date(now.getTime() - 14 * DAY_MS)}
    and not exists (select 1 from enquiry_notes note where note.enquiry_id = question.enquiry_id
      and note.id > question.id and not note.from_customer)
    and not exists (select 1 from enquiry_events event where event.enquiry_id = question.enquiry_id
      and event.created_at > question.created_at and event.author is not null
      and (event.kind in ('call', 'chat', 'status') or (event.kind = 'quotation' and event.before = 'sent')))`;

/** Selects the enquiries to which a customer added files that no admin has seen. */
const newFiles = sql`
  select event.enquiry_id from enquiry_events event join enquiries on enquiries.id = event.enquiry_id
  where event.kind = 'photographs' and event.author is null and read_at is null and status <> 'new'
    and not exists (select 1 from enquiry_events reading
      where reading.enquiry_id = event.enquiry_id and reading.kind = 'read' and reading.id > event.id)`;

async function listQuestionsAndFiles(db: Database, now: Date) {
  const waiting = sql<{ enquiry_id: number; has_question: boolean }>`(
    select enquiry_id, bool_or(is_question) as has_question from (
      select enquiry_id, true as is_question from (${selectOpenQuestions(now)}) questions
      union all select enquiry_id, false from (${newFiles}) files
    ) found group by enquiry_id)`;
  return await db
    .selectFrom(waiting.as("waiting"))
    .innerJoin("enquiries", "id", "enquiry_id")
    .select(["id", "name", "has_question as hasQuestion"])
    .where(isInInbox)
    .orderBy("id")
    .limit(50)
    .execute();
}
