import { type Kysely, sql } from "kysely";

/** An enquiry that was deleted waits in the trash and knows what it was before, so that it can be put back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table enquiries
      add column deleted_at timestamptz(3),
      add column status_before text,
      drop constraint enquiries_status_known,
      add constraint enquiries_status_known check (
        status in ('new', 'contacted', 'site-visit', 'quoted', 'won', 'lost', 'spam', 'quarantine', 'trash')
      ),
      add constraint enquiries_trash_whole check (
        (status = 'trash') = (deleted_at is not null) and (status = 'trash') = (status_before is not null)
      )`.execute(db);
  await sql`create index enquiries_deleted on enquiries (deleted_at) where deleted_at is not null`.execute(
    db,
  );
  await sql`drop index enquiries_inbox`.execute(db);
  await sql`
    create index enquiries_inbox on enquiries (created_at desc, id desc)
    where status not in ('spam', 'quarantine', 'trash')`.execute(db);
  await sql`drop index enquiries_follow_up`.execute(db);
  await sql`
    create index enquiries_follow_up on enquiries (follow_up_on)
    where follow_up_on is not null and status not in ('won', 'lost', 'spam', 'quarantine', 'trash')`.execute(
    db,
  );
}
