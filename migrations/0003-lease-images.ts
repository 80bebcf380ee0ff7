import { type Kysely, sql } from "kysely";

/** When an image without variants is next to be worked on: put off while an instance works on it, and after a failure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table images add column next_attempt_at timestamptz(3) not null default now()`.execute(db);
}
