import { type Kysely, sql } from "kysely";

/**
 * What the inbox needs: notes of their own, the day of the next step, and a text to search that stays fast with many
 * enquiries. The index of three-letter pieces is made of plain arrays, because the extension pg_trgm may be missing or
 * forbidden; the pieces only narrow the search down, the text itself decides.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table enquiries
      drop column notes,
      add column follow_up_on date,
      add column search text collate "C" not null generated always as (
        lower(name || ' ' || coalesce(email, '') || ' ' || coalesce('+91' || phone, '') || ' ' || message || ' ' ||
          coalesce(details ->> 'projectType', ''))
      ) stored,
      add constraint enquiries_status_known
        check (status in ('new', 'contacted', 'site-visit', 'quoted', 'won', 'lost', 'spam'))`.execute(db);
  await sql`
    create function text_pieces(value text) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct substr(value, i, 3)), '{}') from generate_series(1, length(value) - 2) i
    $$`.execute(db);
  // The index of them is made once all is there that rewrites the table, in 0105: it takes seconds with many enquiries.
  await sql`drop index enquiries_status`.execute(db);
  await sql`create index enquiries_status on enquiries (status, created_at desc, id desc)`.execute(db);
  await sql`create index enquiries_kind on enquiries (kind, created_at desc, id desc)`.execute(db);
  await sql`
    create index enquiries_follow_up on enquiries (follow_up_on)
    where follow_up_on is not null and status not in ('won', 'lost', 'spam')`.execute(db);

  await sql`
    create table enquiry_notes (
      id integer generated always as identity primary key,
      enquiry_id integer not null references enquiries on delete cascade,
      author text not null,
      text text not null check (text <> ''),
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index enquiry_notes_enquiry_id on enquiry_notes (enquiry_id)`.execute(db);
}
