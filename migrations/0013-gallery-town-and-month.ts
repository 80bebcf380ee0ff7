import { type Kysely, sql } from "kysely";

/** Gallery pictures get a town and a month, like projects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gallery_items
    add column location text,
    add column finished text check (finished ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$'),
    drop column search`.execute(db);
  await sql`alter table gallery_items add column search text collate "C" not null generated always as (
    lower(title || ' ' || content || ' ' || coalesce(location, '') || ' ' || coalesce(image_alt, ''))
  ) stored`.execute(db);
  await sql`create index gallery_items_search on gallery_items using gin (text_pieces(search))
    with (fastupdate = off)`.execute(db);
  await sql`alter index gallery_items_search alter column 1 set statistics 0`.execute(db);
}
