import { type Kysely, sql } from "kysely";

/** The instances that run and store pictures on disk: each with the data folder it stores them in, and when it was last seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table instances (
      id uuid primary key,
      folder_id text not null,
      seen_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}
