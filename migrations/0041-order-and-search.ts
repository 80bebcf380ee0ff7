import { type Kysely, sql } from "kysely";

/**
 * The order of projects and gallery, and a text to search. The rank of an item follows from its date, those of unknown date
 * last, until somebody moves it: then from its position, a number between the ranks of its new neighbours, so that no other row
 * changes. The id behind the decimal point keeps ranks apart. The search is that of migration 0010.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = { projects: ["description", "location"], gallery_items: ["content"] };
  for (const [table, columns] of Object.entries(texts)) {
    const words = ["title", ...columns, "image_alt"].map((name) => sql`coalesce(${sql.ref(name)}, '')`);
    await sql`alter table ${sql.table(table)} alter column position type numeric`.execute(db);
    await sql`
      alter table ${sql.table(table)}
        add column rank numeric not null generated always as (
          coalesce(
            position,
            coalesce(extract(epoch from created_at at time zone 'UTC') * 1000, 0) + id * 0.0000000001
          )
        ) stored,
        add column search text collate "C" not null generated always as (
          lower(${sql.join(words, sql` || ' ' || `)})
        ) stored`.execute(db);
    await sql`
      create index ${sql.ref(`${table}_rank`)} on ${sql.table(table)} (rank desc, id desc)
      where deleted_at is null`.execute(db);
    await sql`
      create index ${sql.ref(`${table}_search`)} on ${sql.table(table)} using gin (text_pieces(search))
      with (fastupdate = off)`.execute(db);
    // Statistics of the pieces take long to gather and help no plan.
    await sql`alter index ${sql.ref(`${table}_search`)} alter column 1 set statistics 0`.execute(db);
  }
}
