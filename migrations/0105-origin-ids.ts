import { type Kysely, sql } from "kysely";

/**
 * A name that a project, a picture, a testimonial or an enquiry has on every site that it is imported into, so that an import that is
 * repeated adds nothing twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["projects", "gallery_items", "testimonials", "enquiries"]) {
    const table = sql.table(name);
    await sql`alter table ${table} add column origin_id uuid not null default gen_random_uuid()`.execute(db);
    await sql`alter table ${table} add constraint ${sql.ref(`${name}_origin_id_key`)} unique (origin_id)`.execute(
      db,
    );
  }
}
