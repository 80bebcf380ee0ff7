import { type Kysely, sql } from "kysely";

/** What looks like spam waits in a quarantine, with its reasons, until an admin decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table enquiries
      add column spam_reasons jsonb not null default '[]',
      drop constraint enquiries_status_known,
      add constraint enquiries_status_known check (
        status in ('new', 'contacted', 'site-visit', 'quoted', 'won', 'lost', 'spam', 'quarantine')
      )`.execute(db);
  await sql`
    create index enquiries_inbox on enquiries (created_at desc, id desc)
    where status not in ('spam', 'quarantine')`.execute(db);
  await sql`drop index enquiries_follow_up`.execute(db);
  await sql`
    create index enquiries_follow_up on enquiries (follow_up_on)
    where follow_up_on is not null and status not in ('won', 'lost', 'spam', 'quarantine')`.execute(db);
}
