import { sql } from "kysely";
import type { Database } from "~/db/database.server";
import type { ItemTable } from "./kinds";

/** Where an item stands among all of its kind, newest first. */
export interface Place {
  /** From 1. */
  place: number;
  total: number;
  /** The neighbours; the last item follows the first, so that nobody comes to an end. */
  previousId: number;
  previousPlace: number;
  nextId: number;
  nextPlace: number;
}

/** The place of an item in its list, in the order the list has; null when there is no such item. */
export async function findPlace(db: Database, table: ItemTable, id: number): Promise<Place | null> {
  const { rows } = await sql<{ id: number; place: number; total: number }>`
    with placed as (
      select
        id,
        row_number() over (order by created_at desc nulls last, id desc)::int as place,
        count(*) over ()::int as total
      from ${sql.table(table)}
      where deleted_at is null
    ),
    chosen as (select * from placed where id = ${id})
    select placed.*
    from placed, chosen
    where placed.id = chosen.id
      or placed.place = mod(chosen.place - 2 + chosen.total, chosen.total) + 1
      or placed.place = mod(chosen.place, chosen.total) + 1`.execute(db);
  const chosen = rows.find((row) => row.id === id);
  if (!chosen) return null;
  const at = (place: number) => rows.find((row) => row.place === place) ?? chosen;
  const { place, total } = chosen;
  const previous = at(place === 1 ? total : place - 1);
  const next = at(place === total ? 1 : place + 1);
  return {
    place,
    total,
    previousId: previous.id,
    previousPlace: previous.place,
    nextId: next.id,
    nextPlace: next.place,
  };
}
