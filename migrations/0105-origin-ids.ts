import { type Kysely, sql } from "kysely";

/**
 * A name that a project, a picture, a testimonial or an enquiry has on every site that it is imported into, so that an import that is
 * repeated adds nothing twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Made once, after the table has been rewritten for the last time: with many enquiries it takes seconds each time.
  await sql`drop index if exists enquiries_search`.execute(db);
  for (const name of ["projects", "gallery_items", "testimonials", "enquiries"]) {
    const table = sql.table(name);
    await sql`alter table ${table} add column origin_id uuid not null default gen_random_uuid()`.execute(db);
    await sql`alter table ${table} add constraint ${sql.ref(`${name}_origin_id_key`)} unique (origin_id)`.execute(
      db,
    );
  }
  // Without the list of pending changes that only a vacuum would empty: the embedded database runs none by itself.
  await sql`
    create index enquiries_search on enquiries using gin (search_vector(search)) with (fastupdate = off)`.execute(
    db,
  );
  // Statistics of the pieces take minutes to gather and help no plan.
  await sql`alter index enquiries_search alter column 1 set statistics 0`.execute(db);
}
