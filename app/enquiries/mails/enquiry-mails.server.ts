import type { Database } from "~/database/database.server";
import type { OutboxRow } from "~/database/tables";
import { takeAttempt } from "~/http/rate-limit.server";
import { DAY_MS } from "~/time/durations";
import { scheduleNotification } from "../flood.server";

/** Addresses of the business, separated by commas; null when mail is not configured. */
export type MailRecipients = { to: string } | null;

/**
 * Puts the mails about an enquiry into the outbox: a notification to the business and, where there is an address that has not had
 * its acknowledgements for the day, one to the sender. It does so once: an enquiry that has mails gets no others.
 */
export async function planMails(
  trx: Database,
  { id, email }: { id: number; email: string | null },
  mail: MailRecipients,
  now = new Date(),
): Promise<void> {
  if (!mail) return;
  const planned = await trx.selectFrom("outbox").select("id").where("enquiry_id", "=", id).executeTakeFirst();
  if (planned) return;
  await trx
    .insertInto("outbox")
    .values({
      enquiry_id: id,
      kind: "notification",
      recipient: mail.to,
      ...(await scheduleNotification(trx, now)),
    })
    .execute();
  if (email === null || !(await takeAcknowledgement(trx, email, now))) return;
  await trx
    .insertInto("outbox")
    .values({ enquiry_id: id, kind: "acknowledgement", recipient: email, next_attempt_at: now })
    .execute();
}

/** Acknowledgements per day to one mailbox: anybody can name any address in a form. */
const acknowledgementLimit = { limit: 3, windowMs: DAY_MS };

/**
 * Counts one acknowledgement to an address, across instances. To be called in the transaction that puts it into the outbox.
 * @returns false when the mailbox has had its acknowledgements for the day
 */
async function takeAcknowledgement(trx: Database, email: string, now: Date): Promise<boolean> {
  return (
    (await takeAttempt(
      trx,
      [{ key: `acknowledgement ${nameMailbox(email)}`, ...acknowledgementLimit }],
      now,
    )) === null
  );
}

const ignoresDots = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox behind an address: the same for every way of writing it that many providers deliver there. */
function nameMailbox(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const [local = ""] = email.slice(0, at).toLowerCase().split("+");
  return ignoresDots.has(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/**
 * Puts a mail to the business into the outbox about files that were added to an enquiry later. It does nothing when the business
 * was never notified of the enquiry, or when a mail that is still due will name the files.
 */
export async function planAddition(
  trx: Database,
  enquiryId: number,
  mail: MailRecipients,
  now: Date,
): Promise<void> {
  if (!mail) return;
  const notices = trx
    .selectFrom("outbox")
    .select("id")
    .where("enquiry_id", "=", enquiryId)
    .where("kind", "<>", "acknowledgement");
  if (!(await notices.executeTakeFirst())) return;
  const unwritten = await notices
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("next_attempt_at", "<=", now)
    // Locking it lets no worker claim it before the files are there; one that is claimed now may miss them.
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (unwritten) return;
  await trx
    .insertInto("outbox")
    .values({ enquiry_id: enquiryId, kind: "addition", recipient: mail.to })
    .execute();
}

/** A mail about an enquiry and the state of its delivery. */
export interface MailState {
  id: number;
  kind: Exclude<OutboxRow["kind"], "quarantine" | "today">;
  recipient: string;
  /** Attempts since it was last put into the outbox. */
  attempts: number;
  state: "sent" | "waiting" | "undelivered";
  /** Time of the delivery, the next attempt or the last failure; ISO 8601. */
  at: string;
  /** Last error of the mail server or the connection. */
  error: string | null;
}

/** Lists the mails about an enquiry in the order they were put into the outbox. */
export async function listMails(db: Database, enquiryId: number): Promise<MailState[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "kind", "recipient", "attempts", "sent_at", "failed_at", "next_attempt_at", "last_error"])
    .where("enquiry_id", "=", enquiryId)
    .$narrowType<{ kind: MailState["kind"] }>()
    .orderBy("id")
    .execute();
  return rows.map(({ sent_at, failed_at, next_attempt_at, last_error, ...row }) => ({
    ...row,
    state: sent_at ? "sent" : failed_at ? "undelivered" : "waiting",
    at: (sent_at ?? failed_at ?? next_attempt_at).toISOString(),
    error: last_error,
  }));
}
