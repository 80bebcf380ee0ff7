import { type Kysely, sql } from "kysely";

/**
 * Mails about the quarantine, which are about no single enquiry, and notifications that are bundled while enquiries flood in.
 * One row at most in quarantine_watch: none until something was quarantined.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      alter column enquiry_id drop not null,
      add column bundled boolean not null default false,
      drop constraint outbox_kind_check,
      add constraint outbox_kind_check
        check (kind in ('notification', 'acknowledgement', 'addition', 'quarantine')),
      add constraint outbox_about_enquiry check ((kind = 'quarantine') = (enquiry_id is null))`.execute(db);
  await sql`
    create unique index outbox_waiting_quarantine on outbox (kind)
    where kind = 'quarantine' and sent_at is null and failed_at is null`.execute(db);
  await sql`create table quarantine_watch (
    singleton boolean primary key default true check (singleton),
    noticed_at timestamptz(3),
    looked_at timestamptz(3)
  )`.execute(db);
}
