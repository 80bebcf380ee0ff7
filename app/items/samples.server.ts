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

/** Moves all samples into the trash, from where {@link restoreSamples} or the trash itself brings them back. */
export async function removeSamples(db: Database): Promise<void> {
  await changeSamples(db, new Date());
}

/** Brings the samples in the trash back. */
export async function restoreSamples(db: Database): Promise<void> {
  await changeSamples(db, null);
}

async function changeSamples(db: Database, deletedAt: Date | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const kind of itemKinds) {
      await trx
        .updateTable(itemTables[kind])
        .set({ deleted_at: deletedAt, version: sql`version + 1` })
        .where("is_sample", "=", true)
        .where("deleted_at", deletedAt ? "is" : "is not", null)
        .execute();
    }
  });
}
