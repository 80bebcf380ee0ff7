import { sql } from "kysely";
import type { ListKind } from "~/database/content-tables";
import type { Database } from "~/database/database.server";
import { type Audience, isListed } from "./audience.server";
import { listTables } from "./kinds";

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

interface Found {
  position: number;
  total: number;
  above: number | null;
  below: number | null;
  first: number;
  last: number;
}

export async function findListPosition(
  db: Database,
  kind: ListKind,
  id: number,
  audience: Audience = "visitors",
): Promise<ListPosition | null> {
  const listed = sql`${sql.table(listTables[kind])} where ${isListed(kind, audience)}`;
  const { rows } = await sql<Found>`
    with chosen as (select rank, id from ${listed} and id = ${id})
    select
      (select count(*) from ${listed} and (rank, id) >= (chosen.rank, chosen.id))::int as position,
      (select count(*) from ${listed})::int as total,
      (select id from ${listed} and (rank, id) > (chosen.rank, chosen.id) order by rank, id limit 1) as above,
      (
        select id from ${listed} and (rank, id) < (chosen.rank, chosen.id)
        order by rank desc, id desc limit 1
      ) as below,
      (select id from ${listed} order by rank desc, id desc limit 1) as first,
      (select id from ${listed} order by rank, id limit 1) as last
    from chosen`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { position, total, above, below, first, last } = found;
  return {
    position,
    total,
    previousId: above ?? last,
    previousPosition: above === null ? total : position - 1,
    nextId: below ?? first,
    nextPosition: below === null ? 1 : position + 1,
  };
}
