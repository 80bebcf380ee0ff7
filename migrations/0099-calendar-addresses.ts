import { type Kysely, sql } from "kysely";

/** The secret addresses under which an admin's calendar reads the next steps: one at most for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table calendar_addresses (
    admin_id integer primary key references admins (id) on delete cascade,
    token_hash text not null unique,
    created_at timestamptz not null default now()
  )`.execute(db);
}
