import { sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import { itemKinds, itemTables } from "./kinds";

/** How many items on the site are samples, and how many projects are the owner's own. */
export interface ItemOrigins {
  samples: number;
  ownProjects: number;
}

/** Counts what is on the site by where it came from. */
export async function countItemOrigins(db: Database): Promise<ItemOrigins> {
  const { rows } = await sql<{ kind: string; samples: number; own: number }>`${sql.join(
    itemKinds.map(
      (kind) => sql`
        select ${sql.lit(kind)} as kind, count(*) filter (where is_sample)::int as samples,
          count(*) filter (where not is_sample)::int as own
        from ${sql.table(itemTables[kind])} where deleted_at is null`,
    ),
    sql` union all `,
  )}`.execute(db);
  const own = rows.find(({ kind }) => kind === "project")?.own ?? 0;
  const samples = rows.reduce((sum, row) => sum + row.samples, 0);
  return { samples, ownProjects: own };
}

/**
 * Moves all samples into the trash, from where {@link restoreSamples} or the trash itself brings them back.
 * @returns the moment of it, by which they are told from those that were deleted one by one
 */
export async function removeSamples(db: Database): Promise<Date> {
  const removedAt = new Date();
  await setDeleted(db, { from: null, to: removedAt });
  return removedAt;
}

/** Brings back the samples that {@link removeSamples} moved into the trash at this moment. */
export async function restoreSamples(db: Database, removedAt: Date): Promise<void> {
  await setDeleted(db, { from: removedAt, to: null });
}

async function setDeleted(db: Database, { from, to }: { from: Date | null; to: Date | null }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const kind of itemKinds) {
      await trx
        .updateTable(itemTables[kind])
        .set({ deleted_at: to, version: sql`version + 1` })
        .where("is_sample", "=", true)
        .where("deleted_at", from ? "=" : "is", from)
        .execute();
    }
  });
}
