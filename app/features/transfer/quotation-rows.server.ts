import { type SqlBool, sql } from "kysely";
import { draftSchema } from "~/features/quotations/quotation";
import type { Database } from "~/platform/database/database.server";

/** Exports accepted quotations of purged enquiries. */
export async function* exportOrphanedQuotations(trx: Database): AsyncGenerator<object[]> {
  yield (await readQuotations(trx, null)).get(null) ?? [];
}

/** Reads quotations with versions, by enquiry id (null if purged). Excludes the trash, and links, which belong to one site. */
export async function readQuotations(trx: Database, enquiries: readonly number[] | null) {
  const belongsToEnquiries = enquiries
    ? sql<SqlBool>`q.enquiry_id = any(${sql.val(enquiries)}::integer[])`
    : sql<SqlBool>`q.enquiry_id is null`;
  const quotations = await trx
    .selectFrom("quotations as q")
    .select(["id", "enquiry_id", "origin_id as origin", "number", "draft", "created_at"])
    .where(belongsToEnquiries)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const versions = await trx
    .selectFrom("quotation_versions as v")
    .innerJoin("quotations as q", "q.id", "v.quotation_id")
    .select(["v.quotation_id", "v.version", "v.content", "v.totals", "v.sha256", "v.changes"])
    .select([
      "v.total",
      "v.choice",
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
      // As stored, to match `sha256`.
      content: version.content,
      totals: version.totals,
      sha256: version.sha256,
      choice: version.choice,
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

/** Reads orders by enquiry id. Excludes removed payments. */
export async function readOrders(trx: Database, enquiries: readonly number[]) {
  const orders = await trx
    .selectFrom("orders as o")
    .innerJoin("order_sums as s", "s.order_id", "o.id")
    .select(["o.enquiry_id", "o.agreed_amount as agreedAmount", "s.total", "s.paid"])
    .where("o.enquiry_id", "in", enquiries)
    .execute();
  const stages = await trx
    .selectFrom("order_stages as s")
    .innerJoin("orders as o", "o.id", "s.order_id")
    .select(["o.enquiry_id", "s.stage", sql<string>`s.reached_on::text`.as("reachedOn")])
    .where("o.enquiry_id", "in", enquiries)
    .execute();
  const payments = await trx
    .selectFrom("payments as p")
    .innerJoin("orders as o", "o.id", "p.order_id")
    .select(["o.enquiry_id", "p.amount", "p.method", "p.reference", "p.note", "p.author", "p.created_at"])
    .select(sql<string>`p.received_on::text`.as("receivedOn"))
    .where("o.enquiry_id", "in", enquiries)
    .where("p.removed_at", "is", null)
    .orderBy("p.id")
    .execute();
  return {
    orders: new Map(orders.map(({ enquiry_id, ...order }) => [enquiry_id, order])),
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
