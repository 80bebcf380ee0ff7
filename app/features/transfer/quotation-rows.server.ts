import { type SqlBool, sql } from "kysely";
import { draftSchema, sentQuotationSchema, sentTotalsSchema } from "~/features/quotations/quotation";
import type { Database } from "~/platform/database/database.server";

/** Exports accepted quotations of purged enquiries. */
export async function* exportOrphanedQuotations(trx: Database): AsyncGenerator<object[]> {
  yield (await readQuotations(trx, null)).get(null) ?? [];
}

/** Reads quotations with versions, by enquiry id (null if purged). Excludes links, which belong to one site. */
export async function readQuotations(trx: Database, enquiries: readonly number[] | null) {
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
    .select(["v.quotation_id", "v.version", "v.content", "v.totals", "v.sha256", "v.changes"])
    .select([
      "v.total",
      "v.sent_at",
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
      totals: sentTotalsSchema.parse(version.totals),
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
