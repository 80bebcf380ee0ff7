import { sql } from "kysely";
import type { Database } from "~/database/database.server";
import { draftSchema, sentSchema } from "~/quotations/quotation";
import type { ExportedEnquiry } from "./exported";

type Exported = Pick<ExportedEnquiry, "quotations" | "stages" | "payments">;

/** Quotations with their versions, and orders, by enquiry. Links are not exported: they belong to one site. */
export async function readQuotations(trx: Database, ids: readonly number[]): Promise<Map<number, Exported>> {
  const quotations = await trx
    .selectFrom("quotations")
    .select(["id", "enquiry_id", "origin_id as origin", "number", "draft", "created_at"])
    .where("enquiry_id", "in", ids)
    .orderBy("id")
    .execute();
  const versions = await trx
    .selectFrom("quotation_versions as v")
    .innerJoin("quotations as q", "q.id", "v.quotation_id")
    .select(["v.quotation_id", "v.version", "v.content", "v.sha256", "v.changes", "v.total", "v.sent_at"])
    .select([
      "v.opened_at",
      "v.accepted_at",
      "v.accepted_by",
      "v.declined_at",
      "v.decline_reason",
      "v.withdrawn_at",
    ])
    .select(sql<string>`v.valid_until::text`.as("validUntil"))
    .where("q.enquiry_id", "in", ids)
    .orderBy("v.version")
    .execute();
  const stages = await trx
    .selectFrom("order_stages")
    .select(["enquiry_id", "stage", sql<string>`reached_on::text`.as("reachedOn")])
    .where("enquiry_id", "in", ids)
    .execute();
  const payments = await trx
    .selectFrom("payments")
    .select(["enquiry_id", "amount", "method", "reference", "author", "created_at"])
    .select(sql<string>`received_on::text`.as("receivedOn"))
    .where("enquiry_id", "in", ids)
    .orderBy("id")
    .execute();
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  const exportVersions = (id: number) =>
    versions
      .filter((one) => one.quotation_id === id)
      .map(({ quotation_id: _, ...one }) => ({
        version: one.version,
        content: sentSchema.parse(one.content),
        sha256: one.sha256,
        changes: one.changes as string[],
        total: one.total,
        validUntil: one.validUntil,
        sentAt: one.sent_at.toISOString(),
        openedAt: iso(one.opened_at),
        acceptedAt: iso(one.accepted_at),
        acceptedBy: one.accepted_by,
        declinedAt: iso(one.declined_at),
        declineReason: one.decline_reason,
        withdrawnAt: iso(one.withdrawn_at),
      }));
  return new Map(
    ids.map((id) => [
      id,
      {
        quotations: quotations
          .filter((one) => one.enquiry_id === id)
          .map((one) => ({
            origin: one.origin,
            number: one.number,
            draft: draftSchema.parse(one.draft),
            createdAt: one.created_at.toISOString(),
            versions: exportVersions(one.id),
          })),
        stages: stages
          .filter((one) => one.enquiry_id === id)
          .map(({ stage, reachedOn }) => ({ stage, reachedOn })),
        payments: payments
          .filter((one) => one.enquiry_id === id)
          .map(({ enquiry_id: _, created_at, ...one }) => ({ ...one, createdAt: created_at.toISOString() })),
      },
    ]),
  );
}

/** Numbers continue above those of the archive; one that exists here already is marked. */
export async function addQuotations(trx: Database, enquiryId: number, exported: Exported): Promise<void> {
  const date = (moment: string | null) => (moment === null ? null : new Date(moment));
  for (const { origin, number, draft, createdAt, versions } of exported.quotations) {
    const { id } = await trx
      .insertInto("quotations")
      .values({
        enquiry_id: enquiryId,
        origin_id: origin,
        number: number === null ? null : await findFreeNumber(trx, number),
        draft: JSON.stringify(draft),
        created_at: new Date(createdAt),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const [index, one] of versions.entries()) {
      await trx
        .insertInto("quotation_versions")
        .values({
          quotation_id: id,
          version: one.version,
          is_current: index === versions.length - 1,
          content: JSON.stringify(one.content),
          sha256: one.sha256,
          changes: JSON.stringify(one.changes),
          total: one.total,
          valid_until: one.validUntil,
          sent_at: new Date(one.sentAt),
          opened_at: date(one.openedAt),
          accepted_at: date(one.acceptedAt),
          accepted_by: one.acceptedBy,
          declined_at: date(one.declinedAt),
          decline_reason: one.declineReason,
          withdrawn_at: date(one.withdrawnAt),
        })
        .execute();
    }
  }
  for (const { stage, reachedOn } of exported.stages) {
    await trx
      .insertInto("order_stages")
      .values({ enquiry_id: enquiryId, stage, reached_on: reachedOn })
      .execute();
  }
  for (const { receivedOn, createdAt, ...payment } of exported.payments) {
    await trx
      .insertInto("payments")
      .values({
        enquiry_id: enquiryId,
        ...payment,
        received_on: receivedOn,
        created_at: new Date(createdAt),
      })
      .execute();
  }
}

async function findFreeNumber(trx: Database, number: string): Promise<string> {
  const [, year = "", sequence = "1"] = /^Q\/(\d{4}-\d{2})\/(\d+)$/.exec(number) ?? [];
  await trx
    .insertInto("quotation_numbers")
    .values({ financial_year: year, last: Number(sequence) })
    .onConflict((conflict) =>
      conflict
        .column("financial_year")
        .doUpdateSet({ last: sql`greatest(quotation_numbers.last, excluded.last)` }),
    )
    .execute();
  const taken = await trx
    .selectFrom("quotations")
    .select("id")
    .where("number", "=", number)
    .executeTakeFirst();
  return taken ? `${number} (imported)` : number;
}
