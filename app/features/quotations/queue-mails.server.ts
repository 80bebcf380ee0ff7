import type { Database } from "~/platform/database/database.server";
import type { QuotationMailKind } from "~/platform/database/tables";
import type { MailRecipients } from "~/platform/mail/mail";

/** Emails to the owner go to all recipients. Emails to the customer are skipped if the enquiry has no email address. */
export async function queueQuotationMails(
  trx: Database,
  { id, enquiryId }: { id: number; enquiryId: number },
  mail: MailRecipients,
  kinds: readonly QuotationMailKind[],
): Promise<void> {
  if (!mail) return;
  const { email } = await trx
    .selectFrom("enquiries")
    .select("email")
    .where("id", "=", enquiryId)
    .executeTakeFirstOrThrow();
  const rows = kinds.flatMap((kind) => {
    const isForCustomer = kind === "quotation" || kind === "quotation-accepted";
    const recipient = isForCustomer ? email : mail.to;
    return recipient ? [{ kind, recipient, enquiry_id: enquiryId, quotation_version_id: id }] : [];
  });
  if (rows.length > 0) await trx.insertInto("outbox").values(rows).execute();
}
