import { type Kysely, sql } from "kysely";

/**
 * What the owner writes about the site itself, by document: every saved state stays, and the newest is the current one. Each follows
 * one other, so that of two edits of the same state one is refused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table revisions (
    id integer generated always as identity primary key,
    document text not null,
    follows integer not null default 0,
    content jsonb not null,
    created_at timestamptz not null default now(),
    unique (document, follows)
  )`.execute(db);
  await sql`create constraint trigger content_changed after insert or update or delete on revisions
    deferrable initially deferred for each row execute function change_content_version()`.execute(db);
}
