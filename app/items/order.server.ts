import { type RawBuilder, sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import type { ItemTable } from "./kinds";
import type { Move } from "./move";

/**
 * Moves an item in its list by giving it a number between its new neighbours'; no other row changes. Moves wait for each
 * other, so that each finds the list as the one before left it.
 * @returns "missing" when the item, or the one it was to stand beside, is gone
 */
export async function moveItem(db: Database, table: ItemTable, move: Move): Promise<"done" | "missing"> {
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`order of ${table}`}))`.execute(trx);
    const own = await findRank(trx, table, sql`id = ${move.id}`);
    const beside = own === null ? null : await findNewNeighbour(trx, table, move, own);
    if (!beside) return "missing";
    if (beside !== "stays") await put(trx, table, move.id, beside);
    return "done";
  });
}

interface Neighbour {
  rank: string;
  /** On which side of the neighbour the item comes to stand. */
  side: "above" | "below";
}

async function findNewNeighbour(
  db: Database,
  table: ItemTable,
  move: Move,
  own: string,
): Promise<Neighbour | "stays" | null> {
  const live = (condition: RawBuilder<unknown>, order?: RawBuilder<unknown>) =>
    findRank(db, table, sql`${condition} and id <> ${move.id}`, order);
  const orStays = (rank: string | null, side: Neighbour["side"]): Neighbour | "stays" =>
    rank === null ? "stays" : { rank, side };
  const higher = sql`rank > ${own}::numeric`;
  switch (move.to) {
    case "up":
      return orStays(await live(higher, sql`rank`), "above");
    case "top":
      return orStays(await live(higher, sql`rank desc`), "above");
    case "down":
      return orStays(await live(sql`rank < ${own}::numeric`, sql`rank desc`), "below");
    default: {
      const rank = await live(sql`id = ${move.anchor}`);
      return rank === null ? null : { rank, side: move.to === "before" ? "above" : "below" };
    }
  }
}

/** The rank of the first item on the site that meets a condition. */
async function findRank(
  db: Database,
  table: ItemTable,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`rank`,
): Promise<string | null> {
  const { rows } = await sql<{ rank: string }>`
    select rank::text from ${sql.table(table)} where deleted_at is null and ${condition}
    order by ${order} limit 1`.execute(db);
  return rows[0]?.rank ?? null;
}

/**
 * Writes the shortest decimal number between the neighbour and whatever stands on its other side. What is in the trash
 * keeps its place there, so it counts as well.
 */
async function put(db: Database, table: ItemTable, id: number, { rank, side }: Neighbour): Promise<void> {
  const edge = sql`${rank}::numeric`;
  const beyond =
    side === "above" ? sql`rank > ${edge} order by rank` : sql`rank < ${edge} order by rank desc`;
  // Apart, because each has an index of its own.
  const nearest = (where: RawBuilder<unknown>) =>
    sql`(select rank from ${sql.table(table)} where ${where} and id <> ${id} and ${beyond} limit 1)`;
  const live = nearest(sql`deleted_at is null`);
  const trashed = nearest(sql`deleted_at is not null`);
  const gap =
    side === "above"
      ? sql`select ${edge} as low, least(${live}, ${trashed}) as high`
      : sql`select greatest(${live}, ${trashed}) as low, ${edge} as high`;
  await sql`
    with gap as (${gap})
    update ${sql.table(table)} set position = coalesce(
      case when gap.high is null then floor(gap.low) + 1 when gap.low is null then ceil(gap.high) - 1 end,
      (
        select round((gap.low + gap.high) * 0.5, digits)
        from generate_series(0, scale(gap.low + gap.high) + 1) digits
        where round((gap.low + gap.high) * 0.5, digits) > gap.low
          and round((gap.low + gap.high) * 0.5, digits) < gap.high
        order by digits limit 1
      ),
      position
    )
    from gap where id = ${id}`.execute(db);
}
