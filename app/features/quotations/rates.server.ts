import type { Database } from "~/platform/database/database.server";
import type { Rate, RateKey } from "./find-rate";

export async function listRates(db: Database): Promise<Rate[]> {
  return await db
    .selectFrom("rates")
    .select(["kind", "variant", "grade", "finish", "unit", "rate", "gst", "hsn"])
    .orderBy("kind")
    .orderBy("variant")
    .orderBy("grade")
    .orderBy("finish")
    .execute();
}

/** The last write wins, because a rate is only a proposal. */
export async function saveRate(db: Database, { unit, rate, gst, hsn, ...key }: Rate): Promise<void> {
  const price = { unit, rate, gst, hsn };
  await db
    .insertInto("rates")
    .values({ ...key, ...price })
    .onConflict((conflict) => conflict.columns(["kind", "variant", "grade", "finish"]).doUpdateSet(price))
    .execute();
}

export async function deleteRate(db: Database, { kind, variant, grade, finish }: RateKey): Promise<void> {
  await db
    .deleteFrom("rates")
    .where("kind", "=", kind)
    .where("variant", "=", variant)
    .where("grade", "=", grade)
    .where("finish", "=", finish)
    .execute();
}
