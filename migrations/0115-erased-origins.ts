import { type Kysely, sql } from "kysely";

/**
 * The names, as of migration 0105, of what was erased because a person asked for it: what a restored backup or a repeated import must
 * not bring back. They are drawn at random and say nothing of anybody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table erased_origins (origin_id uuid primary key)`.execute(db);
}
