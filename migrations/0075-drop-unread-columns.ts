import { type Kysely, sql } from "kysely";

/** Columns that were written and never read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries drop column version, drop column updated_at`.execute(db);
  await sql`alter table images drop column mime, drop column bytes`.execute(db);
}
