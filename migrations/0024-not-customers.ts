import { type Kysely, sql } from "kysely";

const inInbox = sql`status not in ('job-seeker', 'supplier', 'spam', 'quarantine', 'trash')`;

const statements = [
  sql`alter table enquiries drop constraint enquiries_status_check`,
  sql`alter table enquiries add constraint enquiries_status_check check (
    status in ('new', 'contacted', 'site-visit', 'quoted', 'won', 'lost', 'job-seeker', 'supplier', 'spam',
      'quarantine', 'trash')
  )`,
  sql`alter table enquiries drop constraint enquiries_status_before_check`,
  sql`alter table enquiries add constraint enquiries_status_before_check check (
    status_before in ('new', 'contacted', 'site-visit', 'quoted', 'won', 'lost', 'job-seeker', 'supplier', 'spam',
      'quarantine')
  )`,
  sql`drop index enquiries_inbox`,
  sql`drop index enquiries_next_step`,
  sql`create index enquiries_inbox on enquiries (created_at desc, id desc) where ${inInbox}`,
  sql`create index enquiries_next_step on enquiries (follow_up_on, created_at desc, id desc) where ${inInbox}`,
];

/** Job seekers and suppliers are no customers: they have a status outside the inbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
