import { type Kysely, sql } from "kysely";

/**
 * What the owner works with: the channel that an enquiry came by, its place, what was quoted, a version against stale edits, and a
 * history. The search also finds notes and file names: triggers copy them into the row, because one index has to hold all words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Its index goes with it.
  await sql`alter table enquiries drop column search`.execute(db);
  await sql`
    alter table enquiries
      add column version integer not null default 1,
      add column channel text not null default 'website'
        constraint enquiries_channel_known check (channel in ('website', 'phone', 'whatsapp', 'door')),
      add column place text,
      add column quoted_amount integer check (quoted_amount > 0),
      add column more_words text collate "C" not null default ''`.execute(db);
  await sql`
    create table enquiry_events (
      id integer generated always as identity primary key,
      enquiry_id integer not null references enquiries on delete cascade,
      kind text not null,
      author text,
      before text,
      after text,
      batch uuid,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index enquiry_events_enquiry_id on enquiry_events (enquiry_id)`.execute(db);
  await sql`create index enquiry_events_batch on enquiry_events (batch) where batch is not null`.execute(db);
  await gatherWords(db);
  await sql`
    alter table enquiries
      add column search text collate "C" not null generated always as (
        lower(name || ' ' || coalesce(email, '') || ' ' || coalesce('+91' || phone, '') || ' ' || message || ' ' ||
          coalesce(details ->> 'projectType', '') || ' ' || coalesce(place, '') || ' ' || more_words)
      ) stored`.execute(db);
  await createIndexes(db);
}

/** Copies notes and file names into their enquiry. Bounded, so that no index entry can grow too long. */
async function gatherWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function enquiry_words(enquiry integer) returns text language sql stable as $$
      select left(concat_ws(' ',
        (select string_agg(name, ' ' order by id) from enquiry_attachments where enquiry_id = enquiry),
        (select string_agg(text, ' ' order by id) from enquiry_notes where enquiry_id = enquiry)
      ), 20000)
    $$`.execute(db);
  await sql`
    create function gather_enquiry_words() returns trigger language plpgsql as $$
      begin
        update enquiries set more_words = enquiry_words(id) where id = new.enquiry_id;
        return null;
      end
    $$`.execute(db);
  for (const table of ["enquiry_notes", "enquiry_attachments"]) {
    await sql`
      create trigger ${sql.ref(`${table}_words`)} after insert or update on ${sql.table(table)}
      for each row
      when (new.enquiry_id is not null and current_setting('site.restoring', true) is distinct from 'on')
      execute function gather_enquiry_words()`.execute(db);
  }
  await sql`
    update enquiries set more_words = enquiry_words(id)
    where id in (
      select enquiry_id from enquiry_notes
      union
      select enquiry_id from enquiry_attachments where enquiry_id is not null
    )`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index enquiries_open on enquiries (created_at desc, id desc)
    where status in ('new', 'contacted', 'site-visit', 'quoted')`.execute(db);
  await sql`
    create index enquiries_open_next_step on enquiries (follow_up_on, created_at desc, id desc)
    where status in ('new', 'contacted', 'site-visit', 'quoted')`.execute(db);
  await sql`
    create index enquiries_next_step on enquiries (follow_up_on, created_at desc, id desc)
    where status not in ('spam', 'quarantine', 'trash')`.execute(db);
  await sql`create index enquiries_phone on enquiries (phone) where phone is not null`.execute(db);
  await sql`create index enquiries_email on enquiries (lower(email)) where email is not null`.execute(db);
}
