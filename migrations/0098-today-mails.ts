import { type Kysely, sql } from "kysely";

/** The mail with Today, which is about no single enquiry, and the day of the last one; no row until the first morning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      drop constraint outbox_kind_check,
      drop constraint outbox_about_enquiry,
      add constraint outbox_kind_check
        check (kind in ('notification', 'acknowledgement', 'addition', 'quarantine', 'today')),
      add constraint outbox_about_enquiry check ((kind in ('quarantine', 'today')) = (enquiry_id is null))`.execute(
    db,
  );
  await sql`create table today_mails (
    singleton boolean primary key default true check (singleton),
    planned_on date not null
  )`.execute(db);
}
