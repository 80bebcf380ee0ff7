import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { acquireAdvisoryLock, type Database } from "~/platform/database/database.server";
import { idField } from "~/platform/http/read-request";
import { type ListTable, listTables } from "./items";
import type { ListName } from "./tables";

const id = idField();

export const moveSchema = z.discriminatedUnion("to", [
  z.object({ id, to: z.enum(["up", "down", "top"]) }),
  z.object({ id, to: z.enum(["before", "after"]), anchor: id }),
]);

export type Move = z.output<typeof moveSchema>;

/**
 * Gives an item the rank of its new position and shifts the rows in between by one. Deleted items shift too, so that a
 * restored item returns to its position. A lock serializes moves and inserts.
 * @returns "missing" when the item or its anchor is deleted or does not exist
 */
export async function moveItem(db: Database, list: ListName, move: Move): Promise<"done" | "missing"> {
  const table = listTables[list];
  return await db.transaction().execute(async (trx) => {
    // The trigger place_new_item takes the same lock.
    await acquireAdvisoryLock(trx, `order of ${table}`);
    const rank = await findRank(trx, table, sql`id = ${move.id}`);
    if (rank === null) return "missing";
    const findOtherRank = (condition: RawBuilder<unknown>, direction = sql`asc`) =>
      findRank(trx, table, sql`${condition} and id <> ${move.id}`, direction);
    switch (move.to) {
      case "up":
        await shiftRows(trx, table, move.id, rank, await findOtherRank(sql`rank > ${rank}::int`));
        return "done";
      case "down":
        await shiftRows(trx, table, move.id, rank, await findOtherRank(sql`rank < ${rank}::int`, sql`desc`));
        return "done";
      case "top": {
        const highestRank = await findOtherRank(sql`rank > ${rank}::int`, sql`desc`);
        // Takes the rank above the highest other item, and shifts only deleted items with higher ranks.
        if (highestRank !== null) await shiftRows(trx, table, move.id, MAX_RANK, highestRank + 1);
        return "done";
      }
      default: {
        const anchorRank = await findOtherRank(sql`id = ${move.anchor}`);
        if (anchorRank === null) return "missing";
        const isAboveAnchor = rank > anchorRank;
        const targetRank =
          move.to === "before" ? anchorRank + Number(isAboveAnchor) : anchorRank - Number(!isAboveAnchor);
        await shiftRows(trx, table, move.id, rank, targetRank);
        return "done";
      }
    }
  });
}

const MAX_RANK = 2_147_483_647;

async function findRank(
  db: Database,
  table: ListTable,
  condition: RawBuilder<unknown>,
  direction: RawBuilder<unknown> = sql`asc`,
): Promise<number | null> {
  const { rows } = await sql<{ rank: number }>`
    select rank from ${sql.table(table)} where deleted_at is null and ${condition}
    order by rank ${direction} limit 1`.execute(db);
  return rows[0]?.rank ?? null;
}

/** Sets the rank to `to` and shifts the rows in between by one; null changes nothing. */
async function shiftRows(
  db: Database,
  table: ListTable,
  id: number,
  from: number,
  to: number | null,
): Promise<void> {
  if (to === null || to === from) return;
  const step = to > from ? -1 : 1;
  // Two conditions, so that the partial index on items outside the trash applies.
  const between = sql`rank between ${Math.min(from, to)}::int and ${Math.max(from, to)}::int`;
  await sql`
    update ${sql.table(table)} set rank = case when id = ${id} then ${to}::int else rank + ${step}::int end
    where id = ${id} or (deleted_at is null and ${between}) or (deleted_at is not null and ${between})`.execute(
    db,
  );
}
