import { sql, type UpdateObject } from "kysely";
import type { Database } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/tables";
import type { MailRecipients } from "~/platform/mail/mail";
import { recordEvent } from "./enquiry-history.server";
import { type FollowUp, isSameFollowUp, serializeFollowUp } from "./follow-up";
import { followUpColumn } from "./inbox-query.server";
import { queueMails } from "./mails/enquiry-mails.server";
import { isSpam, parseSpamReasons } from "./spam.server";
import { isExcludedFromInbox } from "./statuses";
import type { EnquiryStatus, LostReason } from "./tables";

/** "missing" when the enquiry was purged or is in the trash. */
export type ChangeResult = "done" | "missing";

export interface Actor {
  /** Null for the site itself. */
  author: string | null;
  batch?: string;
}

export const nextVersion = sql<number>`version + 1`;

export async function markRead(db: Database, id: number, author: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("enquiries")
    .set({ read_at: new Date() })
    .where("id", "=", id)
    .where("read_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await recordEvent(db, id, { kind: "read", author });
}

export async function markUnread(db: Database, id: number): Promise<ChangeResult> {
  return await updateEnquiry(db, id, { read_at: null });
}

/** Locks the row until the transaction ends. Returns undefined when the enquiry was purged or is in the trash. */
export async function lockEnquiry(trx: Database, id: number) {
  const enquiry = await lockAnyEnquiry(trx, id);
  return enquiry?.status === "trash" ? undefined : enquiry;
}

/** Like `lockEnquiry`, but also finds enquiries in the trash. */
export async function lockAnyEnquiry(trx: Database, id: number) {
  return await trx
    .selectFrom("enquiries")
    .select(["id", "email", "status", "version", "lost_reason as lostReason", "spam_reasons"])
    .select(followUpColumn)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

type LockedEnquiry = NonNullable<Awaited<ReturnType<typeof lockEnquiry>>>;

/** Changes nothing and returns the current status if another form has changed it from `before` to a third status. */
export async function moveStatus(
  db: Database,
  id: number,
  { before: statusBefore, status }: { before: EnquiryStatus; status: EnquiryStatus },
  mail: MailRecipients,
  actor: Actor,
): Promise<ChangeResult | "released" | { current: EnquiryStatus }> {
  return await db.transaction().execute(async (trx) => {
    const enquiry = await lockEnquiry(trx, id);
    if (!enquiry) return "missing";
    if (enquiry.status !== statusBefore && enquiry.status !== status) return { current: enquiry.status };
    return await changeStatus(trx, enquiry, status, mail, actor);
  });
}

/** Requires a transaction. Returns "released" when suspected spam moves to the inbox, which queues its emails once. */
export async function setStatus(
  trx: Database,
  id: number,
  status: EnquiryStatus,
  mail: MailRecipients,
  actor: Actor,
): Promise<ChangeResult | "released"> {
  const enquiry = await lockEnquiry(trx, id);
  return enquiry ? await changeStatus(trx, enquiry, status, mail, actor) : "missing";
}

/** The row must be locked. */
export async function changeStatus(
  trx: Database,
  enquiry: LockedEnquiry,
  status: EnquiryStatus,
  mail: MailRecipients,
  actor: Actor,
): Promise<"done" | "released"> {
  if (enquiry.status === status) return "done";
  await updateEnquiry(trx, enquiry.id, { status, version: nextVersion });
  await recordEvent(trx, enquiry.id, { kind: "status", before: enquiry.status, after: status, ...actor });
  const spamReasons = parseSpamReasons(enquiry.spam_reasons);
  const isReleased =
    isSpam(spamReasons) && isExcludedFromInbox(enquiry.status) && !isExcludedFromInbox(status);
  if (!isReleased) return "done";
  await queueMails(trx, { ...enquiry, spamReasons }, mail);
  return "released";
}

/** The row must be locked. Null removes the follow-up. */
export async function changeFollowUp(
  trx: Database,
  enquiry: LockedEnquiry,
  next: FollowUp | null,
  actor: Actor,
): Promise<void> {
  const current = enquiry.followUp;
  if (isSameFollowUp(current, next)) return;
  await updateEnquiry(trx, enquiry.id, {
    follow_up_on: next?.day ?? null,
    follow_up_kind: next?.kind ?? "call",
    follow_up_time: next?.time ?? null,
    version: nextVersion,
  });
  const values = { before: current && serializeFollowUp(current), after: next && serializeFollowUp(next) };
  await recordEvent(trx, enquiry.id, { kind: "follow-up", ...values, ...actor });
}

/** The row must be locked. Null leaves the reason unchanged. */
export async function changeLostReason(
  trx: Database,
  enquiry: LockedEnquiry,
  reason: LostReason | null,
  author: string,
): Promise<void> {
  if (reason === null || enquiry.lostReason === reason) return;
  await updateEnquiry(trx, enquiry.id, { lost_reason: reason, version: nextVersion });
  await recordEvent(trx, enquiry.id, { kind: "lost", before: enquiry.lostReason, after: reason, author });
}

/** Changes only a won enquiry. Idempotent. */
export async function markWorkDone(
  db: Database,
  id: number,
  isDone: boolean,
  author: string,
): Promise<ChangeResult> {
  return await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("enquiries")
      .set({ work_done_at: isDone ? new Date() : null, version: nextVersion })
      .where("id", "=", id)
      .where("status", "=", "won")
      .where("work_done_at", isDone ? "is" : "is not", null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await recordEvent(trx, id, { kind: "work-done", after: isDone ? "done" : null, author });
      return "done";
    }
    return (await lockEnquiry(trx, id)) ? "done" : "missing";
  });
}

/** The row must be locked. The amount is in rupees; 0 changes nothing. */
export async function setQuotedAmount(
  trx: Database,
  id: number,
  amount: number,
  author: string | null,
): Promise<void> {
  const { previousAmount } = await trx
    .selectFrom("enquiries")
    .select("quoted_amount as previousAmount")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (previousAmount === amount || amount === 0) return;
  await updateEnquiry(trx, id, { quoted_amount: amount, details_version: sql`details_version + 1` });
  const amounts = { before: previousAmount?.toString(), after: amount.toString() };
  await recordEvent(trx, id, { kind: "amount", ...amounts, author });
}

async function updateEnquiry(
  db: Database,
  id: number,
  values: UpdateObject<Tables, "enquiries">,
): Promise<ChangeResult> {
  const { numUpdatedRows } = await db
    .updateTable("enquiries")
    .set(values)
    .where("id", "=", id)
    .where("status", "<>", "trash")
    .executeTakeFirst();
  return numUpdatedRows > 0n ? "done" : "missing";
}
