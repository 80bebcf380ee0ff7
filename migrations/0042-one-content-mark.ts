import { type Kysely, sql } from "kysely";

/** The marks of single lists give way to the version of the whole content (migration 0060), which says the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["projects", "gallery_items"]) {
    await sql`drop trigger mark_list on ${sql.table(table)}`.execute(db);
  }
  await sql`drop trigger mark_all_lists on images`.execute(db);
  await sql`drop function mark_list()`.execute(db);
  await sql`drop function mark_all_lists()`.execute(db);
  await sql`drop table list_marks`.execute(db);
}
