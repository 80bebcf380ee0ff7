import { type SqlBool, sql } from "kysely";
import { draftSchema, sentQuotationSchema } from "~/features/quotations/quotation";
import type { Database } from "~/platform/database/database.server";
import type { Exported } from "./exported";

/** Exports accepted quotations of purged enquiries. */
export async function* exportOrphanedQuotations(trx: Database): AsyncGenerator<Exported<"quotations">[]> {
  yield (await readQuotations(trx, null)).get(null) ?? [];
}

/** Reads quotations with versions, by enquiry id (null if purged). Excludes links, which belong to one site. */
export async function readQuotations(
  trx: Database,
  enquiries: readonly number[] | null,
): Promise<Map<number | null, Exported<"quotations">[]>> {
  const belongsToEnquiries = enquiries
    ? sql<SqlBool>`q.enquiry_id = any(${sql.val(enquiries)}::integer[])`
    : sql<SqlBool>`q.enquiry_id is null`;
  const quotations = await trx
    .selectFrom("quotations as q")
    .select(["id", "enquiry_id", "origin_id as origin", "number", "draft", "created_at"])
    .where(belongsToEnquiries)
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
    .where(belongsToEnquiries)
    .orderBy("v.version")
    .execute();
  const toIso = (moment: Date | null) => moment?.toISOString() ?? null;
  const versionsByQuotation = groupBy(versions, "quotation_id");
  const exportedQuotations = quotations.map(({ id, enquiry_id, created_at, draft, ...quotation }) => ({
    enquiry_id,
    ...quotation,
    draft: draftSchema.nullable().parse(draft),
    createdAt: created_at.toISOString(),
    versions: (versionsByQuotation.get(id) ?? []).map((version) => ({
      version: version.version,
      content: sentQuotationSchema.parse(version.content),
      sha256: version.sha256,
      changes: version.changes as string[],
      total: version.total,
      validUntil: version.validUntil,
      sentAt: version.sent_at.toISOString(),
      openedAt: toIso(version.opened_at),
      acceptedAt: toIso(version.accepted_at),
      acceptedBy: version.accepted_by,
      declinedAt: toIso(version.declined_at),
      declineReason: version.decline_reason,
      withdrawnAt: toIso(version.withdrawn_at),
    })),
  }));
  return groupBy(exportedQuotations, "enquiry_id");
}

export async function readOrders(trx: Database, enquiries: readonly number[]) {
  const stages = await trx
    .selectFrom("order_stages")
    .select(["enquiry_id", "stage", sql<string>`reached_on::text`.as("reachedOn")])
    .where("enquiry_id", "in", enquiries)
    .execute();
  const payments = await trx
    .selectFrom("payments")
    .select(["enquiry_id", "amount", "method", "reference", "author", "created_at"])
    .select(sql<string>`received_on::text`.as("receivedOn"))
    .where("enquiry_id", "in", enquiries)
    .orderBy("id")
    .execute();
  return {
    stages: groupBy(stages, "enquiry_id"),
    payments: groupBy(
      payments.map(({ created_at, ...payment }) => ({ ...payment, createdAt: created_at.toISOString() })),
      "enquiry_id",
    ),
  };
}

function groupBy<Row, Key extends keyof Row>(rows: readonly Row[], key: Key) {
  const groups = new Map<Row[Key], Omit<Row, Key>[]>();
  for (const { [key]: value, ...row } of rows) groups.set(value, [...(groups.get(value) ?? []), row]);
  return groups;
}

/** Skips quotations that exist. If another quotation has the same number, marks the new one as imported. */
export async function addQuotations(
  trx: Database,
  enquiryId: number | null,
  quotations: readonly Exported<"quotations">[],
): Promise<void> {
  const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));
  for (const { origin, number, draft, createdAt, versions } of quotations) {
    const row = await trx
      .insertInto("quotations")
      .values({
        enquiry_id: enquiryId,
        origin_id: origin,
        number: number === null ? null : await reserveNumber(trx, number),
        draft: draft && JSON.stringify(draft),
        created_at: new Date(createdAt),
      })
      // An accepted quotation may exist even if its enquiry was purged.
      .onConflict((conflict) => conflict.column("origin_id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) continue;
    for (const [index, version] of versions.entries()) {
      await trx
        .insertInto("quotation_versions")
        .values({
          quotation_id: row.id,
          version: version.version,
          is_current: index === versions.length - 1,
          content: JSON.stringify(version.content),
          sha256: version.sha256,
          changes: JSON.stringify(version.changes),
          total: version.total,
          valid_until: version.validUntil,
          sent_at: new Date(version.sentAt),
          opened_at: toDate(version.openedAt),
          accepted_at: toDate(version.acceptedAt),
          accepted_by: version.acceptedBy,
          declined_at: toDate(version.declinedAt),
          decline_reason: version.declineReason,
          withdrawn_at: toDate(version.withdrawnAt),
        })
        .execute();
    }
  }
}

export async function addOrder(
  trx: Database,
  enquiryId: number,
  { stages, payments }: Pick<Exported<"enquiries">, "stages" | "payments">,
): Promise<void> {
  for (const { stage, reachedOn } of stages) {
    await trx
      .insertInto("order_stages")
      .values({ enquiry_id: enquiryId, stage, reached_on: reachedOn })
      .execute();
  }
  for (const { receivedOn, createdAt, ...payment } of payments) {
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

/** Later quotations get higher numbers. Returns the number, marked as imported if another quotation has it. */
async function reserveNumber(trx: Database, number: string): Promise<string> {
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
  const duplicate = await trx
    .selectFrom("quotations")
    .select("id")
    .where("number", "=", number)
    .executeTakeFirst();
  return duplicate ? `${number} (imported)` : number;
}
