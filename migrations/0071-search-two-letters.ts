import { type Kysely, sql } from "kysely";

/**
 * Lets the inbox find one letter and two by its index as well as three and more: its pieces are words of a text vector, which
 * can be looked for by their beginnings. They are cut in one walk through the text; `substr`, as in migration 0010, counts its
 * way from the beginning each time, and long messages took tenths of a second.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The last two pieces are shorter: what a text ends with can be looked for, too.
  await sql`
    create function search_vector(value text) returns tsvector language sql immutable strict parallel safe as $$
      select array_to_tsvector(coalesce(array_agg(distinct piece), '{}')) from (
        select letter || coalesce(lead(letter) over way, '') || coalesce(lead(letter, 2) over way, '')
        from unnest(string_to_array(value, null)) with ordinality letters (letter, place)
        window way as (order by place)
      ) pieces (piece)
    $$`.execute(db);
  await sql`
    create function search_query(word text) returns tsquery language sql immutable strict parallel safe as $$
      select string_agg(
        '''' || replace(replace(substr(word, i, 3), '\\', '\\\\'), '''', '''''') || '''' ||
          case when length(word) < 3 then ':*' else '' end,
        '&'
      )::tsquery
      from generate_series(1, greatest(length(word) - 2, 1)) i
    $$`.execute(db);
  // Of an earlier version; 0105 makes it anew.
  await sql`drop index if exists enquiries_search`.execute(db);
}
