import type { Database } from "~/platform/database/database.server";
import type { Rate, RateKey } from "./rates";

export async function listRates(db: Database): Promise<Rate[]> {
  return await db
    .selectFrom("rates")
    .select(["kind", "finish", "unit", "rate", "gst", "hsn"])
    .orderBy("kind")
    .orderBy("finish")
    .execute();
}

/** The last write wins, because a rate is only a proposal. */
export async function saveRate(db: Database, { kind, finish, ...rate }: Rate): Promise<void> {
  await db
    .insertInto("rates")
    .values({ kind, finish, ...rate })
    .onConflict((conflict) => conflict.columns(["kind", "finish"]).doUpdateSet(rate))
    .execute();
}

export async function deleteRate(db: Database, { kind, finish }: RateKey): Promise<void> {
  await db.deleteFrom("rates").where("kind", "=", kind).where("finish", "=", finish).execute();
}
