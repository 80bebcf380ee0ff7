import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table backups rename column made_at to completed_at`,
  sql`alter table backups rename column proven_at to tested_at`,
  sql`alter table revisions rename column follows to previous_id`,
  sql`alter table quarantine_watch rename column noticed_at to notified_at`,
  sql`alter table quarantine_watch rename column looked_at to visited_at`,
  sql`alter table today_mails rename column planned_on to queued_on`,
  sql`alter table push_subscriptions rename column planned_at to queued_at`,
  sql`alter table push_subscriptions rename column planned_kind to queued_kind`,
  sql`alter table enquiries rename column more_words to attached_words`,
  sql`create or replace function gather_enquiry_words() returns trigger language plpgsql as $$
    begin
      update enquiries set attached_words = enquiry_words(id) where id = new.enquiry_id;
      return null;
    end
  $$`,
  sql`update revisions
    set content = jsonb_set(content #- '{logo,ground}', '{logo,background}', content #> '{logo,ground}')
    where document = 'logo' and content #> '{logo,ground}' is not null`,
];

/** Renames columns, and the key for the background of stored logos, so that names say what they contain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
