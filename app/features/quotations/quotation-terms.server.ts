import type { Database } from "~/platform/database/database.server";
import { draftSchema, type QuotationTerms } from "./quotation";

/** Newest first. */
async function readLastTerms(db: Database, count: number): Promise<QuotationTerms[]> {
  const rows = await db
    .selectFrom("quotations")
    .select("draft")
    .where("draft", "is not", null)
    .where("deleted_at", "is", null)
    .orderBy("updated_at", "desc")
    .limit(count)
    .execute();
  return rows.flatMap(({ draft }) => draftSchema.safeParse(draft).data?.terms ?? []);
}

export type TermChoices = Record<keyof QuotationTerms, string[]>;

/** Lists up to four recent values of each term, newest first. */
export async function listTermChoices(db: Database): Promise<TermChoices> {
  const terms = await readLastTerms(db, 50);
  const listChoices = (name: keyof QuotationTerms) =>
    [...new Set(terms.map((earlier) => String(earlier[name])))].filter(Boolean).slice(0, 4);
  return {
    validityDays: listChoices("validityDays"),
    advance: listChoices("advance"),
    delivery: listChoices("delivery"),
    balance: listChoices("balance"),
    warranty: listChoices("warranty"),
    exclusions: listChoices("exclusions"),
  };
}
