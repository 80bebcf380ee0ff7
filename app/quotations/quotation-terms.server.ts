import type { Database } from "~/database/database.server";
import { draftSchema, type QuotationTerms } from "./quotation";

/** The terms of the quotation that was changed last, for the next one. */
export async function findLastTerms(db: Database) {
  const row = await db
    .selectFrom("quotations")
    .select("draft")
    .where("draft", "is not", null)
    .orderBy("updated_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return draftSchema.safeParse(row?.draft).data?.terms ?? null;
}

export type TermChoices = Record<keyof QuotationTerms, string[]>;

/** The terms of the last quotations, the newest first, to choose from. */
export async function listTermChoices(db: Database): Promise<TermChoices> {
  const rows = await db
    .selectFrom("quotations")
    .select("draft")
    .where("draft", "is not", null)
    .orderBy("updated_at", "desc")
    .limit(50)
    .execute();
  const terms = rows.flatMap(({ draft }) => draftSchema.safeParse(draft).data?.terms ?? []);
  const choices = (name: keyof QuotationTerms) =>
    [...new Set(terms.map((one) => String(one[name])))].filter(Boolean).slice(0, 4);
  return {
    validityDays: choices("validityDays"),
    advance: choices("advance"),
    delivery: choices("delivery"),
    balance: choices("balance"),
    warranty: choices("warranty"),
    exclusions: choices("exclusions"),
  };
}
