import type { Insertable } from "kysely";
import { db } from "../../app/server/db/database.server";
import type { Tables } from "../../app/server/db/tables";

type NewRow = Partial<Insertable<Tables["enquiries"]>> & { name: string };

/** Stores enquiries as they may have come in, a minute apart, the last one newest; returns their ids. */
export async function storeEnquiries(...rows: NewRow[]): Promise<number[]> {
  const values = rows.map((row, n) => ({
    kind: "message" as const,
    created_at: new Date(Date.UTC(2031, 0, 1, 0, n)),
    ...row,
  }));
  const stored = await db.insertInto("enquiries").values(values).returning("id").execute();
  return stored.map(({ id }) => id);
}
