import { createHash } from "node:crypto";
import { getCachedFirm } from "~/business/firm.server";
import { describeSendLimit } from "~/content/enquiry-forms";
import { PRIVACY_NOTICE_VERSION } from "~/content/privacy";
import type { Database } from "~/platform/database/database.server";
import { db } from "~/platform/database/database.server";
import { redirectWithToast } from "~/platform/http/cookies.server";
import type { Refusal } from "~/platform/http/handle-form.server";
import { ApiProblem } from "~/platform/http/json-api.server";
import { countAddressAttempt } from "~/platform/http/rate-limit.server";
import { readClientNetwork } from "~/platform/http/request.server";
import type { MailRecipients } from "~/platform/mail/mail";
import { wakeMailWorker } from "~/platform/mail/mail-worker.server";
import { wakePushWorker } from "~/platform/push/push-service.server";
import { queuePushNotice } from "~/platform/push/subscriptions.server";
import { config } from "~/platform/runtime/config.server";
import { formatClock, HOUR_MS, MINUTE_MS } from "~/platform/time/time";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import { serializePieces } from "~/sizes/schema";
import type { NewEnquiry } from "./enquiry";
import { recordEvent } from "./enquiry-history.server";
import { attachStagedFiles } from "./files/staged-files.server";
import { hiddenFields } from "./form/hidden-fields";
import { isInInbox } from "./inbox-query.server";
import { queueFilesMail, queueMails } from "./mails/enquiry-mails.server";
import { queueQuarantineNotice } from "./mails/quarantine-notices.server";
import { createReceiptUrl } from "./receipt.server";
import { formatQuoteDetails } from "./schema";
import type { FormFilling, SpamReason } from "./spam.server";
import { checkFlood, isSpam, readFormTimestamp, scoreSpam } from "./spam.server";
import type { NewEnquiryRow } from "./tables";

/** Per IP address, enough for a family or office that shares one. */
const sendLimit = { name: "enquiry", limit: 20, windowMs: HOUR_MS };

/** @param failure first sentence of the message. @throws {ApiProblem} 429 above the limit */
export async function enforceSendLimit(request: Request, failure: string): Promise<void> {
  const seconds = await countAddressAttempt(request, sendLimit);
  if (seconds === null) return;
  throw new ApiProblem(429, describeLimit(failure, seconds), {
    headers: { "Retry-After": String(seconds) },
  });
}

function describeLimit(failure: string, seconds: number): string {
  const time = formatClock(new Date(Date.now() + seconds * 1000));
  return describeSendLimit(failure, { time, phone: getCachedFirm().business.phone.display });
}

/** Returns the id of the enquiry. */
export async function storeAndNotify(request: Request, enquiry: NewEnquiry): Promise<number> {
  const { id } = await storeEnquiry(db, { ...enquiry, network: readClientNetwork(request) }, config.mail);
  wakeMailWorker();
  wakePushWorker();
  return id;
}

interface SubmissionOptions {
  typed: Record<string, string>;
  thanks: ToastMessage;
  failure: { title?: string; message: string };
  returnPath: string;
}

/** Lets the browser cache the page for the Back button, so that it does not ask to resend the form. */
export const backButtonHeaders = { "Cache-Control": "private, no-cache" };

/** Stores the enquiry and redirects to a receipt, so that a reload does not resend. Returns a 429 refusal above the limit. */
export async function receiveEnquiry(
  request: Request,
  enquiry: NewEnquiry,
  { typed, thanks, failure, returnPath }: SubmissionOptions,
): Promise<Response | Refusal> {
  const waitSeconds = await countAddressAttempt(request, sendLimit);
  if (waitSeconds !== null) {
    const message = describeLimit(failure.message, waitSeconds);
    return { ...failure, status: 429, message, headers: { "Retry-After": String(waitSeconds) } };
  }
  const id = await storeAndNotify(request, { ...enquiry, formFilling: readFormFilling(typed) });
  const receipt = createReceiptUrl(returnPath, id);
  return await redirectWithToast(receipt, thanks);
}

function readFormFilling(typed: Record<string, string>): FormFilling {
  return {
    honeypot: typed[hiddenFields.honeypot] ?? "",
    seconds: readFormTimestamp(typed[hiddenFields.timestamp] ?? ""),
  };
}

/**
 * Time is divided into windows of this length. A repeat (double click, reload or retry) is recognized in the window of
 * the first submission and in the next one.
 */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

export interface StoredEnquiry {
  id: number;
  isRepeat: boolean;
}

/**
 * Stores the enquiry, its files and its emails in one transaction. A repeat adds only new files, with a
 * notification. Spam and floods are quarantined without emails until released; the business gets a notice.
 */
export async function storeEnquiry(
  db: Database,
  enquiry: NewEnquiry,
  mail: MailRecipients,
  now = new Date(),
): Promise<StoredEnquiry> {
  return await db.transaction().execute(async (trx) => {
    const stored = await storeOnce(trx, enquiry, now);
    const { id, isRepeat } = stored;
    const addedFileCount = enquiry.formToken ? await attachStagedFiles(trx, enquiry.formToken, id) : 0;
    if (!isRepeat) await announceEnquiry(trx, stored, mail, now);
    else if (addedFileCount > 0) await announceFiles(trx, { id, count: addedFileCount }, mail, now);
    return { id, isRepeat };
  });
}

async function announceEnquiry(
  trx: Database,
  { id, email, reasons }: NewlyStored,
  mail: MailRecipients,
  now: Date,
): Promise<void> {
  if (isSpam(reasons)) return await queueQuarantineNotice(trx, mail, now);
  await queueMails(trx, { id, email, spamReasons: reasons }, mail, now);
  await queuePushNotice(trx, "enquiry", now);
}

async function announceFiles(
  trx: Database,
  { id, count }: { id: number; count: number },
  mail: MailRecipients,
  now: Date,
): Promise<void> {
  await recordEvent(trx, id, { kind: "photographs", author: null, after: `${count}` });
  const unread = await trx
    .updateTable("enquiries")
    .set({ read_at: null })
    .where("id", "=", id)
    .where(isInInbox)
    .executeTakeFirst();
  await queueFilesMail(trx, id, mail, now);
  if (unread.numUpdatedRows > 0n) await queuePushNotice(trx, "enquiry", now);
}

interface NewlyStored {
  id: number;
  isRepeat: false;
  email: string | null;
  reasons: readonly SpamReason[];
}

async function storeOnce(
  trx: Database,
  enquiry: NewEnquiry,
  now: Date,
): Promise<NewlyStored | { id: number; isRepeat: true }> {
  const row = toRow(enquiry);
  const [currentFingerprint, previousFingerprint] = createFingerprints(row, now);
  const storedQuery = trx
    .selectFrom("enquiries")
    .select("id")
    .where("fingerprint", "in", [currentFingerprint, previousFingerprint]);
  const earlierEnquiry = await storedQuery.executeTakeFirst();
  if (earlierEnquiry) return { id: earlierEnquiry.id, isRepeat: true };

  const contentReasons = scoreSpam({
    name: row.name,
    text: `${row.message} ${row.details} ${row.pieces ?? ""}`,
    phone: row.phone ?? null,
    formFilling: enquiry.formFilling ?? null,
  });
  // Spam does not count towards a flood, because it would block other senders in its network.
  const remarks = enquiry.pieces?.pieces.map(({ remark }) => remark) ?? [];
  const flood = { network: enquiry.network, text: [row.message ?? "", ...remarks].join(" ") };
  const reasons = isSpam(contentReasons)
    ? contentReasons
    : [...contentReasons, ...(await checkFlood(trx, flood, now))];
  const newRow = await trx
    .insertInto("enquiries")
    .values({
      ...row,
      privacy_notice: enquiry.formFilling ? PRIVACY_NOTICE_VERSION : null,
      status: isSpam(reasons) ? "quarantine" : "new",
      spam_reasons: JSON.stringify(reasons),
      fingerprint: currentFingerprint,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("fingerprint").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!newRow) return { id: (await storedQuery.executeTakeFirstOrThrow()).id, isRepeat: true };

  return { id: newRow.id, isRepeat: false, email: row.email, reasons };
}

function toRow({
  kind,
  content,
  source,
  pieces,
  like,
}: NewEnquiry): NewEnquiryRow & { email: string | null } {
  const sourceJson = JSON.stringify(source);
  if (kind === "message") {
    const { name, email, phone, message } = content;
    return { kind, name, email, phone, message, details: "{}", source: sourceJson };
  }
  const { name, email, phone, town, description: message } = content;
  return {
    ...{ kind, name, email, phone, town, message, details: formatQuoteDetails(content), source: sourceJson },
    pieces: serializePieces(pieces),
    like_kind: like?.kind ?? null,
    like_id: like?.id ?? null,
    like_title: like?.title ?? null,
  };
}

/** Hashes for the current and the previous window. */
function createFingerprints(row: NewEnquiryRow, now: Date) {
  const window = Math.floor(now.getTime() / REPEAT_WINDOW_MS);
  const { source, like_title, ...columns } = row;
  const content = JSON.stringify(columns);
  const hashInWindow = (index: number) => createHash("sha256").update(`${index} ${content}`).digest("hex");
  return [hashInWindow(window), hashInWindow(window - 1)] as const;
}
