import type { Database } from "~/server/db/database.server";
import type { OutboxRow } from "~/server/db/tables";

/** Who is told of enquiries, several addresses separated by commas; null when mail is not set up. */
export type MailRecipients = { to: string } | null;

/**
 * Puts the mails about an enquiry into the outbox: one to the business, one to whoever left an address. Once: where any were
 * planned before, nothing happens.
 */
export async function planMails(
  trx: Database,
  { id, email }: { id: number; email: string | null },
  mail: MailRecipients,
): Promise<void> {
  if (!mail) return;
  const planned = await trx.selectFrom("outbox").select("id").where("enquiry_id", "=", id).executeTakeFirst();
  if (planned) return;
  await trx
    .insertInto("outbox")
    .values([
      { enquiry_id: id, kind: "notification", recipient: mail.to },
      ...(email ? [{ enquiry_id: id, kind: "acknowledgement" as const, recipient: email }] : []),
    ])
    .execute();
}

/**
 * Puts a mail to the business into the outbox about files that came to an enquiry later. Not where nobody has been told of the
 * enquiry, nor where a mail is still to be written that will name them.
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
    // Nobody takes it up before the files are there; one that is just being taken up may miss them.
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (unwritten) return;
  await trx
    .insertInto("outbox")
    .values({ enquiry_id: enquiryId, kind: "addition", recipient: mail.to })
    .execute();
}

/** A mail about an enquiry and how far it has come. */
export interface MailState {
  id: number;
  kind: OutboxRow["kind"];
  recipient: string;
  /** How often it was tried since it was last put in line. */
  attempts: number;
  state: "sent" | "waiting" | "undelivered";
  /** When it was sent, will be tried next, or was given up; ISO 8601. */
  at: string;
  /** What the mail server or the way to it said last. */
  error: string | null;
}

/** The mails about an enquiry in the order they were written. */
export async function listMails(db: Database, enquiryId: number): Promise<MailState[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "kind", "recipient", "attempts", "sent_at", "failed_at", "next_attempt_at", "last_error"])
    .where("enquiry_id", "=", enquiryId)
    .orderBy("id")
    .execute();
  return rows.map(({ sent_at, failed_at, next_attempt_at, last_error, ...row }) => ({
    ...row,
    state: sent_at ? "sent" : failed_at ? "undelivered" : "waiting",
    at: (sent_at ?? failed_at ?? next_attempt_at).toISOString(),
    error: last_error,
  }));
}
