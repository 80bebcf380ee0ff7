import { insertNote, recordEvent } from "~/features/enquiries/enquiry-history.server";
import type { Database } from "~/platform/database/database.server";
import { claimIdempotencyKey } from "~/platform/http/handle-form.server";
import type { MailRecipients } from "~/platform/mail/mail";
import { queuePushNotice } from "~/platform/push/subscriptions.server";
import { formatDay, MINUTE_MS, toIndianDay } from "~/platform/time/time";
import { markAccepted, markNotAccepted } from "./accept-quotation.server";
import { type Choice, hasChoices, isOffered, isSameChoice, noChoice } from "./choices";
import { findChosenTotals } from "./chosen-totals";
import type { Paise } from "./money";
import { queueQuotationMails } from "./queue-mails.server";
import { canAccept, getCustomerState, type QuotationState } from "./quotation-state";
import { findLinkedQuotation, type LinkedQuotation, lockQuotation } from "./quotations.server";

/** How long the customer can withdraw an acceptance. */
const MAX_WITHDRAWAL_MS = 30 * MINUTE_MS;

interface AnswerContext {
  tokenHash: string;
  mail: MailRecipients;
  now?: Date;
}

/** `refused` includes the state that does not allow the answer. */
export type AnswerResult =
  | { result: "done"; quotation: LinkedQuotation }
  | { result: "missing" }
  | { result: "refused"; state: QuotationState }
  | ChoiceRefusal;

type ChoiceRefusal =
  | { result: "not-offered" }
  /** The total of the chosen optional lines is not in the record; see {@link findChosenTotals}. */
  | { result: "not-calculable" }
  /** The total that the customer saw is not that of their choice, which it includes in paise. */
  | { result: "other-total"; total: Paise };

type Refusal = QuotationState | ChoiceRefusal;

/**
 * Locks the quotation and then reads the version, because a newer one may just have been sent.
 * @param answer returns null when done, else the refusal or the state that does not allow the answer
 */
async function withLinkedQuotation(
  db: Database,
  { tokenHash, now = new Date() }: AnswerContext,
  answer: (trx: Database, quotation: LinkedQuotation, state: QuotationState) => Promise<Refusal | null>,
): Promise<AnswerResult> {
  return await db.transaction().execute(async (trx): Promise<AnswerResult> => {
    const linked = await findLinkedQuotation(trx, tokenHash);
    if (!linked || !(await lockQuotation(trx, linked.quotationId))) return { result: "missing" };
    const quotation = await findLinkedQuotation(trx, tokenHash);
    if (!quotation) return { result: "missing" };
    const refusal = await answer(trx, quotation, getCustomerState(quotation, toIndianDay(now)));
    if (typeof refusal === "string") return { result: "refused", state: refusal };
    return refusal ?? { result: "done", quotation };
  });
}

interface OnlineAcceptance extends AnswerContext {
  name: string;
  choice?: Choice;
  /** In paise, as shown to the customer for the choice; required if the quotation has choices. */
  total?: Paise | null;
}

/** Accepts the version that the link opens. Accepting it again with the same name and choice counts as done. */
export async function acceptQuotation(
  db: Database,
  { name, choice = noChoice, total, ...context }: OnlineAcceptance,
): Promise<AnswerResult> {
  const { mail, now = new Date() } = context;
  return await withLinkedQuotation(db, context, async (trx, quotation, state) => {
    const isRepeated = quotation.acceptedBy === name && isSameChoice(quotation.choice ?? noChoice, choice);
    if (state === "accepted" && isRepeated) return null;
    if (!canAccept(state)) return state;
    const { content } = quotation;
    if (!isOffered(content.lines, choice)) return { result: "not-offered" };
    const totals = findChosenTotals({ ...content, totals: quotation.totals }, choice);
    if (!totals) return { result: "not-calculable" };
    if (hasChoices(content.lines) && total !== totals.total)
      return { result: "other-total", total: totals.total };
    await markAccepted(trx, quotation, { name, choice, totals, way: "online", author: null, mail, now });
    await queuePushNotice(trx, "quotation", new Date());
    await queueQuotationMails(trx, quotation, mail, ["quotation-answer", "quotation-accepted"]);
    return null;
  });
}

/**
 * Withdraws an acceptance within {@link MAX_WITHDRAWAL_MS}. Marks the enquiry as quoted again, unless its order contains
 * anything else. Payments stay with the order. Withdrawing again counts as done.
 */
export async function withdrawAcceptance(db: Database, context: AnswerContext): Promise<AnswerResult> {
  const { mail, now = new Date() } = context;
  return await withLinkedQuotation(db, context, async (trx, quotation, state) => {
    if (!quotation.acceptedAt) return null;
    if (quotation.isReplaced) return state;
    if (quotation.acceptedVia !== "online" || now > getWithdrawalDeadline(quotation.acceptedAt)) return state;
    await markNotAccepted(trx, quotation, { author: null, mail });
    await queuePushNotice(trx, "quotation", new Date());
    await queueQuotationMails(trx, quotation, mail, ["quotation-answer"]);
    return null;
  });
}

/** `acceptedAt` is in ISO 8601. */
export function getWithdrawalDeadline(acceptedAt: string): Date {
  return new Date(Date.parse(acceptedAt) + MAX_WITHDRAWAL_MS);
}

export async function declineQuotation(
  db: Database,
  { reason, ...context }: AnswerContext & { reason: string },
): Promise<AnswerResult> {
  const { mail, now = new Date() } = context;
  return await withLinkedQuotation(db, context, async (trx, quotation, state) => {
    if (state === "declined" && quotation.declineReason === reason) return null;
    if (!canAccept(state)) return state;
    await trx
      .updateTable("quotation_versions")
      .set({ declined_at: now, decline_reason: reason })
      .where("id", "=", quotation.id)
      .execute();
    await queuePushNotice(trx, "quotation", new Date());
    const event = {
      kind: "quotation",
      before: "declined",
      after: quotation.content.number,
      author: null,
    } as const;
    await recordEvent(trx, quotation.enquiryId, event);
    await queueQuotationMails(trx, quotation, mail, ["quotation-answer"]);
    return null;
  });
}

/** Adds a note to the enquiry and emails the owner. Allowed unless the quotation was withdrawn. */
export async function askAboutQuotation(
  db: Database,
  {
    question,
    idempotencyKey,
    ...context
  }: AnswerContext & { question: string; idempotencyKey: string | null },
): Promise<AnswerResult> {
  return await withLinkedQuotation(db, context, async (trx, quotation, state) => {
    if (state === "withdrawn") return state;
    if (!(await claimIdempotencyKey(trx, idempotencyKey, { id: quotation.id, question }))) return null;
    const author = quotation.content.customer.name;
    await insertNote(trx, quotation.enquiryId, { author, isFromCustomer: true, text: question });
    await queuePushNotice(trx, "quotation", context.now ?? new Date());
    await queueQuotationMails(trx, quotation, context.mail, ["quotation-question"]);
    return null;
  });
}

/** The last question about this version or a later one of the enquiry's quotations; null without one. */
export async function findLastQuestion(db: Database, { enquiryId, sentAt }: LinkedQuotation) {
  const note = await db
    .selectFrom("enquiry_notes")
    .select(["text", "created_at"])
    .where("enquiry_id", "=", enquiryId)
    .where("from_customer", "=", true)
    .where("created_at", ">=", new Date(sentAt))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return note ? { text: note.text, askedOn: formatDay(note.created_at.toISOString()) } : null;
}

export async function recordFirstView(db: Database, quotation: LinkedQuotation): Promise<void> {
  if (quotation.openedAt) return;
  await db
    .updateTable("quotation_versions")
    .set({ opened_at: new Date() })
    .where("id", "=", quotation.id)
    .where("opened_at", "is", null)
    .execute();
}
