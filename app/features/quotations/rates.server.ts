import type { Database } from "~/platform/database/database.server";
import type { Rate, RateKey } from "./find-rate";

export async function listRates(db: Database): Promise<Rate[]> {
  return await db
    .selectFrom("rates")
    .select([
      "kind",
      "variant",
      "grade",
      "finish",
      "unit",
      "rate",
      "gst",
      "hsn",
      "minimum",
      "cost",
      "wastage",
    ])
    .orderBy("kind")
    .orderBy("variant")
    .orderBy("grade")
    .orderBy("finish")
    .execute();
}

/** The last write wins, because a rate is only a proposal. */
export async function saveRate(
  db: Database,
  { kind, variant, grade, finish, ...price }: Rate,
): Promise<void> {
  await db
    .insertInto("rates")
    .values({ kind, variant, grade, finish, ...price })
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
