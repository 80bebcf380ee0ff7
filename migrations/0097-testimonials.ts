import { type Kysely, sql } from "kysely";

/** What customers said: written down by the owner, or by themselves behind a personal link, and then waiting for his approval. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table testimonials (
    id integer generated always as identity primary key,
    text text not null,
    name text not null,
    place text not null,
    stars smallint not null check (stars between 1 and 5),
    given_on date,
    source text not null,
    consent text not null,
    state text not null check (state in ('pending', 'shown', 'hidden')),
    rank integer not null,
    version integer not null default 1,
    enquiry_id integer unique references enquiries (id) on delete set null,
    deleted_at timestamptz,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create constraint trigger content_changed after insert or update or delete on testimonials
    deferrable initially deferred for each row execute function change_content_version()`.execute(db);
}
