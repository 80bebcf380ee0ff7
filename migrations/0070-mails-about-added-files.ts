import { type Kysely, sql } from "kysely";

/** A third kind of mail, about files that came to an enquiry later; there may be several of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      drop constraint outbox_kind_check,
      add constraint outbox_kind_check check (kind in ('notification', 'acknowledgement', 'addition')),
      drop constraint outbox_enquiry_id_kind_recipient_key`.execute(db);
  await sql`
    create unique index outbox_enquiry_id_kind_recipient on outbox (enquiry_id, kind, recipient)
    where kind <> 'addition'`.execute(db);
  // The constraint's index also found the mails of one enquiry.
  await sql`create index outbox_enquiry_id on outbox (enquiry_id)`.execute(db);
}
