import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { type Audience, isListed } from "./audience.server";
import { listTables } from "./items";
import type { ListName } from "./tables";

export interface ListPosition {
  /** From 1. */
  position: number;
  total: number;
  /** The list wraps around. */
  previousId: number;
  previousPosition: number;
  nextId: number;
  nextPosition: number;
}

interface PositionRow {
  position: number;
  total: number;
  aboveId: number | null;
  belowId: number | null;
  firstId: number;
  lastId: number;
}

/** Returns null when the item is not in the list. */
export async function findListPosition(
  db: Database,
  list: ListName,
  id: number,
  audience: Audience = "visitors",
): Promise<ListPosition | null> {
  const listed = sql`${sql.table(listTables[list])} where ${isListed(list, audience)}`;
  const { rows } = await sql<PositionRow>`
    with chosen as (select rank, id from ${listed} and id = ${id})
    select
      (select count(*) from ${listed} and (rank, id) >= (chosen.rank, chosen.id))::int as position,
      (select count(*) from ${listed})::int as total,
      (select id from ${listed} and (rank, id) > (chosen.rank, chosen.id) order by rank, id limit 1) as "aboveId",
      (
        select id from ${listed} and (rank, id) < (chosen.rank, chosen.id)
        order by rank desc, id desc limit 1
      ) as "belowId",
      (select id from ${listed} order by rank desc, id desc limit 1) as "firstId",
      (select id from ${listed} order by rank, id limit 1) as "lastId"
    from chosen`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { position, total, aboveId, belowId, firstId, lastId } = row;
  return {
    position,
    total,
    previousId: aboveId ?? lastId,
    previousPosition: aboveId === null ? total : position - 1,
    nextId: belowId ?? firstId,
    nextPosition: belowId === null ? 1 : position + 1,
  };
}
