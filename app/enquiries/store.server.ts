import { createHash } from "node:crypto";
import type { Database } from "~/server/db/database.server";
import type { NewEnquiryRow } from "~/server/db/tables";
import type { NewEnquiry } from "./enquiry";
import { type MailRecipients, planAddition, planMails } from "./enquiry-mails.server";
import { formatQuoteDetails } from "./quote-details.server";
import { isFlooded, judgeSpam } from "./spam.server";
import { attachFiles } from "./staged-files.server";

/** The same words sent again within this time are one submission: a second press, a reload, an impatient retry. */
const REPEAT_WINDOW_MS = 10 * 60 * 1000;

export interface StoredEnquiry {
  id: number;
  /** True when these words were already there and nothing was stored again. */
  repeated: boolean;
}

/**
 * Stores a message or quote request and, in the same transaction, its files and the mails to send about it, so that none
 * exists without the others. Files that come with a repeat are added, and the business is told of them. What looks like spam is stored in the quarantine, and nobody is told until it is released.
 */
export async function storeEnquiry(
  db: Database,
  enquiry: NewEnquiry,
  mail: MailRecipients,
  now = new Date(),
): Promise<StoredEnquiry> {
  return await db.transaction().execute(async (trx) => {
    const stored = await storeOnce(trx, enquiry, mail, now);
    const files = enquiry.formToken ? await attachFiles(trx, enquiry.formToken, stored.id) : 0;
    if (stored.repeated && files > 0) await planAddition(trx, stored.id, mail, now);
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
  const [current, previous] = fingerprints(row, now);
  const find = trx.selectFrom("enquiries").select("id").where("fingerprint", "in", [current, previous]);
  const earlier = await find.executeTakeFirst();
  if (earlier) return { id: earlier.id, repeated: true };

  const reasons = judgeSpam({
    name: row.name,
    text: `${row.message} ${row.details}`,
    formFilling: enquiry.formFilling ?? null,
    isFlood: await isFlooded(trx, now),
  });
  const stored = await trx
    .insertInto("enquiries")
    .values({
      ...row,
      status: reasons.length > 0 ? "quarantine" : "new",
      spam_reasons: JSON.stringify(reasons),
      fingerprint: current,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("fingerprint").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) return { id: (await find.executeTakeFirstOrThrow()).id, repeated: true };

  if (reasons.length === 0) await planMails(trx, { id: stored.id, email: row.email }, mail);
  return { id: stored.id, repeated: false };
}

function toRow({ kind, content, source }: NewEnquiry): NewEnquiryRow & { email: string | null } {
  const from = JSON.stringify(source);
  if (kind === "message") {
    const { name, email, phone, message } = content;
    return { kind, name, email, phone, message, details: "{}", source: from };
  }
  const { name, email, phone, description: message, ...details } = content;
  return { kind, name, email, phone, message, details: formatQuoteDetails(details), source: from };
}

/** Fingerprints of these words in the current and in the previous window, so that no repeat slips through between two. */
function fingerprints({ kind, name, email, phone, message, details }: NewEnquiryRow, now: Date) {
  const window = Math.floor(now.getTime() / REPEAT_WINDOW_MS);
  const words = JSON.stringify([kind, name, email, phone, message, details]);
  const inWindow = (n: number) => createHash("sha256").update(`${n} ${words}`).digest("hex");
  return [inWindow(window), inWindow(window - 1)] as const;
}
