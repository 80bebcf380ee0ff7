import { type Kysely, sql } from "kysely";

/**
 * Which privacy notice stood beside the form of an enquiry, and a log of what was done with personal data. The log says what,
 * when, by whom and of how many enquiries, and nothing of the people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries add column privacy_notice text`.execute(db);
  await sql`create table privacy_log (
    id integer generated always as identity primary key,
    act text not null check (act in ('given', 'erased', 'exported', 'expired')),
    author text not null,
    enquiries integer,
    at timestamptz not null default now()
  )`.execute(db);
}
