import type { Database } from "~/server/db/database.server";

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
