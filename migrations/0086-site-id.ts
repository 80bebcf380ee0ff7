import { type Kysely, sql } from "kysely";

/** One row: the id under which this site's files stand in a bucket that it may share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site (
      singleton boolean primary key default true check (singleton),
      id uuid not null default gen_random_uuid()
    )`.execute(db);
  await sql`insert into site default values`.execute(db);
}
