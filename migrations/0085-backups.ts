import { type Kysely, sql } from "kysely";

/** The nightly backups, one row a day: which instance makes it, what came of it, and when it was proven. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      day date primary key,
      started_at timestamptz not null default now(),
      made_at timestamptz,
      bytes bigint,
      rows integer,
      proven_at timestamptz,
      failure text
    )`.execute(db);
}
