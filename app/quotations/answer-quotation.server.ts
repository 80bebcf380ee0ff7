import type { Database } from "~/database/database.server";
import { setQuotedAmount, setStatus } from "~/enquiries/change-enquiry.server";
import { insertNote, recordEvent } from "~/enquiries/enquiry-history.server";
import { claimIdempotencyKey } from "~/http/idempotency-key.server";
import type { MailRecipients } from "~/mail/mail";
import { queuePushNotice } from "~/push/push-outbox.server";
import { MINUTE_MS } from "~/time/durations";
import { toIndianDay } from "~/time/indian-time";
import { planQuotationMails } from "./plan-mails.server";
import { findQuotationState, type QuotationState } from "./quotation-state";
import { findLinked, type LinkedQuotation, lockQuotation } from "./quotations.server";

/** Afterwards the customer can no longer withdraw an acceptance. */
const MAX_WITHDRAWAL_MS = 30 * MINUTE_MS;

interface Answering {
  tokenHash: string;
  mail: MailRecipients;
  now?: Date;
}

/** `refused` is the state that does not allow it. */
export type AnswerResult =
  | { result: "done"; quotation: LinkedQuotation }
  | { result: "missing" }
  | { result: "refused"; state: QuotationState };

/** Locks the quotation and reads the version again: a newer one may just have been sent. */
async function withLinked(
  db: Database,
  { tokenHash, now = new Date() }: Answering,
  act: (trx: Database, quotation: LinkedQuotation, state: QuotationState) => Promise<QuotationState | null>,
): Promise<AnswerResult> {
  return await db.transaction().execute(async (trx): Promise<AnswerResult> => {
    const found = await findLinked(trx, tokenHash);
    if (!found || !(await lockQuotation(trx, found.quotationId))) return { result: "missing" };
    const quotation = await findLinked(trx, tokenHash);
    if (!quotation) return { result: "missing" };
    const refused = await act(trx, quotation, findQuotationState(quotation, toIndianDay(now)));
    return refused ? { result: "refused", state: refused } : { result: "done", quotation };
  });
}

const isOpen = (state: QuotationState) => state === "sent" || state === "opened" || state === "declined";

/** Accepts exactly the version of the link, once. A repeat by the same name counts as done. */
export async function acceptQuotation(
  db: Database,
  { name, ...answering }: Answering & { name: string },
): Promise<AnswerResult> {
  const { mail, now = new Date() } = answering;
  return await withLinked(db, answering, async (trx, quotation, state) => {
    if (state === "accepted" && quotation.acceptedBy === name) return null;
    if (!isOpen(state)) return state;
    await trx
      .updateTable("quotation_versions")
      .set({ accepted_at: now, accepted_by: name, declined_at: null, decline_reason: null })
      .where("id", "=", quotation.id)
      .execute();
    await setStatus(trx, quotation.enquiryId, "won", mail, { author: null });
    await setQuotedAmount(trx, quotation.enquiryId, quotation.total, null);
    await record(trx, quotation, "accepted");
    await planQuotationMails(trx, quotation, mail, ["quotation-answer", "quotation-accepted"]);
    return null;
  });
}

/** Allowed within {@link MAX_WITHDRAWAL_MS}. Sets the enquiry back to quoted. */
export async function withdrawAcceptance(db: Database, answering: Answering): Promise<AnswerResult> {
  const { mail, now = new Date() } = answering;
  return await withLinked(db, answering, async (trx, quotation, state) => {
    if (isOpen(state)) return null;
    if (!quotation.acceptedAt || !canWithdraw(quotation.acceptedAt, now)) return state;
    await trx
      .updateTable("quotation_versions")
      .set({ accepted_at: null, accepted_by: null })
      .where("id", "=", quotation.id)
      .execute();
    await setStatus(trx, quotation.enquiryId, "quoted", mail, { author: null });
    await record(trx, quotation, "acceptance withdrawn");
    await planQuotationMails(trx, quotation, mail, ["quotation-answer"]);
    return null;
  });
}

export function canWithdraw(acceptedAt: string, now: Date): boolean {
  return now.getTime() - new Date(acceptedAt).getTime() <= MAX_WITHDRAWAL_MS;
}

export async function declineQuotation(
  db: Database,
  { reason, ...answering }: Answering & { reason: string },
): Promise<AnswerResult> {
  const { mail, now = new Date() } = answering;
  return await withLinked(db, answering, async (trx, quotation, state) => {
    if (state === "declined" && quotation.declineReason === reason) return null;
    if (!isOpen(state)) return state;
    await trx
      .updateTable("quotation_versions")
      .set({ declined_at: now, decline_reason: reason })
      .where("id", "=", quotation.id)
      .execute();
    await record(trx, quotation, "declined");
    await planQuotationMails(trx, quotation, mail, ["quotation-answer"]);
    return null;
  });
}

/** Adds a note to the enquiry and emails the owner. Allowed in any state. */
export async function askAboutQuotation(
  db: Database,
  { question, idempotencyKey, ...answering }: Answering & { question: string; idempotencyKey: string | null },
): Promise<AnswerResult> {
  const { now = new Date() } = answering;
  return await withLinked(db, answering, async (trx, quotation) => {
    if (!(await claimIdempotencyKey(trx, idempotencyKey, { id: quotation.id, question }))) return null;
    const author = quotation.content.customer.name;
    await insertNote(trx, quotation.enquiryId, { author, text: question });
    await queuePushNotice(trx, "quotation", now);
    await planQuotationMails(trx, quotation, answering.mail, ["quotation-question"]);
    return null;
  });
}

/** Messengers fetch a page for its preview without the headers of a browser's navigation. */
export async function recordOpening(db: Database, quotation: LinkedQuotation): Promise<void> {
  if (quotation.openedAt) return;
  await db
    .updateTable("quotation_versions")
    .set({ opened_at: new Date() })
    .where("id", "=", quotation.id)
    .where("opened_at", "is", null)
    .execute();
}

async function record(trx: Database, { enquiryId, content }: LinkedQuotation, act: string): Promise<void> {
  await queuePushNotice(trx, "quotation", new Date());
  const author = null;
  await recordEvent(trx, enquiryId, { kind: "quotation", before: act, after: content.number, author });
}
