import type { Database } from "~/db/database.server";

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
