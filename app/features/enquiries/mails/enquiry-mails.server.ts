import { type SqlBool, sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import type { OutboxRow } from "~/platform/database/tables";
import { countAttempt } from "~/platform/http/rate-limit.server";
import type { MailRecipients } from "~/platform/mail/mail";
import { isSentAgain } from "~/platform/mail/outbox.server";
import { DAY_MS } from "~/platform/time/time";
import type { SpamReason } from "../spam.server";
import { chooseNotificationTime } from "../spam.server";

/** Queues the emails of an enquiry once. Senders without signs of spam get an acknowledgement, up to a daily limit. */
export async function queueMails(
  trx: Database,
  { id, email, spamReasons }: { id: number; email: string | null; spamReasons: readonly SpamReason[] },
  mail: MailRecipients,
  now = new Date(),
): Promise<void> {
  if (!mail) return;
  const queuedMail = await trx
    .selectFrom("outbox")
    .select("id")
    .where("enquiry_id", "=", id)
    .executeTakeFirst();
  if (queuedMail) return;
  await trx
    .insertInto("outbox")
    .values({
      enquiry_id: id,
      kind: "notification",
      recipient: mail.to,
      ...(await chooseNotificationTime(trx, now)),
    })
    .execute();
  if (email === null || spamReasons.length > 0 || !(await claimAcknowledgement(trx, email, now))) return;
  await trx
    .insertInto("outbox")
    .values({ enquiry_id: id, kind: "acknowledgement", recipient: email, next_attempt_at: now })
    .execute();
}

/** Per mailbox and day, because the form accepts any address. */
const acknowledgementLimit = { limit: 3, windowMs: DAY_MS };

/** Returns false above the daily limit. Requires the transaction that queues the email. */
async function claimAcknowledgement(trx: Database, email: string, now: Date): Promise<boolean> {
  return (
    (await countAttempt(
      trx,
      [{ key: `acknowledgement ${normalizeMailbox(email)}`, ...acknowledgementLimit }],
      now,
    )) === null
  );
}

const dotlessDomains = new Set(["gmail.com", "googlemail.com"]);

/** Removes `+` suffixes and the dots of Gmail addresses, so that aliases count as one mailbox. */
function normalizeMailbox(email: string): string {
  const atIndex = email.lastIndexOf("@");
  const domain = email.slice(atIndex + 1).toLowerCase();
  const [localPart = ""] = email.slice(0, atIndex).toLowerCase().split("+");
  return dotlessDomains.has(domain) ? `${localPart.replaceAll(".", "")}@gmail.com` : `${localPart}@${domain}`;
}

/** Queues nothing if the business was never notified, or if an unsent email that is already due will list the files. */
export async function queueFilesMail(
  trx: Database,
  enquiryId: number,
  mail: MailRecipients,
  now: Date,
): Promise<void> {
  if (!mail) return;
  const notifications = trx
    .selectFrom("outbox")
    .select("id")
    .where("enquiry_id", "=", enquiryId)
    .where("kind", "in", ["notification", "addition"]);
  if (!(await notifications.executeTakeFirst())) return;
  const pendingMail = await notifications
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("next_attempt_at", "<=", now)
    // The lock keeps workers from claiming the email before the files are stored.
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (pendingMail) return;
  await trx
    .insertInto("outbox")
    .values({ enquiry_id: enquiryId, kind: "addition", recipient: mail.to })
    .execute();
}

export type MailState = Awaited<ReturnType<typeof listMails>>[number];

/**
 * `attempts` counts since the email was last queued. `at` is the time of the delivery, the last failure or the next
 * attempt.
 */
export async function listMails(db: Database, enquiryId: number) {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "kind", "recipient", "attempts", "sent_at", "failed_at", "next_attempt_at", "last_error"])
    .where("enquiry_id", "=", enquiryId)
    .where(({ or, not }) => or([sql<SqlBool>`failed_at is null`, not(isSentAgain)]))
    .$narrowType<{ kind: Exclude<OutboxRow["kind"], "quarantine" | "today"> }>()
    .orderBy("id")
    .execute();
  return rows.map(({ sent_at, failed_at, next_attempt_at, last_error, ...row }) => ({
    ...row,
    state: sent_at ? ("sent" as const) : failed_at ? ("undelivered" as const) : ("waiting" as const),
    at: (sent_at ?? failed_at ?? next_attempt_at).toISOString(),
    error: last_error,
  }));
}
