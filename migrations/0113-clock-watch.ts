import { type Kysely, sql } from "kysely";

/** When the clock was last looked at, and since when it has run without a jump; no row until the first look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table clock_watch (
      singleton boolean primary key default true check (singleton),
      seen_at timestamptz not null,
      steady_since timestamptz not null
    )`.execute(db);
}
