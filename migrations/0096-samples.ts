import { type Kysely, sql } from "kysely";

/** Marks what the site was filled with at its first start, so that it can be told from the owner's own work and taken away at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["projects", "gallery_items"]) {
    await sql`alter table ${sql.table(table)} add column is_sample boolean not null default false`.execute(
      db,
    );
    await sql`create index ${sql.ref(`${table}_samples`)} on ${sql.table(table)} (id) where is_sample`.execute(
      db,
    );
  }
}
