import { createHash } from "node:crypto";
import { PRIVACY_NOTICE_VERSION } from "~/content/privacy";
import type { Database } from "~/platform/database/database.server";
import type { MailRecipients } from "~/platform/mail/mail";
import { queuePushNotice } from "~/platform/push/subscriptions.server";
import { MINUTE_MS } from "~/platform/time/time";
import { serializePieces } from "~/sizes/schema";
import type { NewEnquiry } from "./enquiry";
import { recordEvent } from "./enquiry-history.server";
import { attachStagedFiles } from "./files/staged-files.server";
import { checkFlood } from "./flood.server";
import { isInInbox } from "./inbox-query.server";
import { queueFilesMail, queueMails } from "./mails/enquiry-mails.server";
import { queueQuarantineNotice } from "./mails/quarantine-notices.server";
import { formatQuoteDetails } from "./quote-details.server";
import { isSpam, scoreSpam } from "./spam.server";
import type { NewEnquiryRow } from "./tables";

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
    const stored = await storeOnce(trx, enquiry, mail, now);
    const addedFileCount = enquiry.formToken ? await attachStagedFiles(trx, enquiry.formToken, stored.id) : 0;
    if (stored.isRepeat && addedFileCount > 0) {
      await recordEvent(trx, stored.id, { kind: "photographs", author: null, after: `${addedFileCount}` });
      const unread = await trx
        .updateTable("enquiries")
        .set({ read_at: null })
        .where("id", "=", stored.id)
        .where(isInInbox)
        .executeTakeFirst();
      await queueFilesMail(trx, stored.id, mail, now);
      if (unread.numUpdatedRows > 0n) await queuePushNotice(trx, "enquiry", now);
    }
    return stored;
  });
}

async function storeOnce(
  trx: Database,
  enquiry: NewEnquiry,
  mail: MailRecipients,
  now: Date,
): Promise<StoredEnquiry> {
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
  const isQuarantined = isSpam(reasons);
  const newRow = await trx
    .insertInto("enquiries")
    .values({
      ...row,
      privacy_notice: enquiry.formFilling ? PRIVACY_NOTICE_VERSION : null,
      status: isQuarantined ? "quarantine" : "new",
      spam_reasons: JSON.stringify(reasons),
      fingerprint: currentFingerprint,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("fingerprint").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!newRow) return { id: (await storedQuery.executeTakeFirstOrThrow()).id, isRepeat: true };

  if (!isQuarantined) {
    await queueMails(trx, { id: newRow.id, email: row.email, spamReasons: reasons }, mail, now);
    await queuePushNotice(trx, "enquiry", now);
  } else await queueQuarantineNotice(trx, mail, now);
  return { id: newRow.id, isRepeat: false };
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
