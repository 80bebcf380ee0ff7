import { sql } from "kysely";
import { lockEnquiry } from "~/features/enquiries/change-enquiry.server";
import type { Database } from "~/platform/database/database.server";
import { type AcceptedRecord, draftSchema, type QuotationDraft, readRecord } from "./quotation";
import { hasOpenLinks } from "./quotation-links.server";
import type { AcceptanceWay } from "./quotation-state";
import { serializeContent } from "./record-hash.server";

export interface QuotationVersion extends AcceptedRecord {
  id: number;
  version: number;
  sha256: string;
  changes: string[];
  /** In rupees; see the columns. */
  total: number;
  highestTotal: number;
  validUntil: string;
  /** Times are in ISO 8601. */
  sentAt: string;
  openedAt: string | null;
  acceptedAt: string | null;
  orderId: number | null;
  acceptedBy: string | null;
  acceptedVia: AcceptanceWay | null;
  declinedAt: string | null;
  declineReason: string | null;
  isReplaced: boolean;
  isWithdrawn: boolean;
}

export interface Quotation {
  id: number;
  enquiryId: number;
  number: string | null;
  /** Number of the accepted quotation whose place this one takes once it is accepted. */
  replacedNumber: string | null;
  draft: QuotationDraft;
  version: number;
  /** Newest first. */
  versions: QuotationVersion[];
}

/** Returns null for an unknown id, and while the draft or its enquiry is in the trash. */
export async function findQuotation(db: Database, id: number): Promise<Quotation | null> {
  const row = await db
    .selectFrom("quotations")
    .innerJoin("enquiries", "enquiries.id", "quotations.enquiry_id")
    .leftJoin("quotations as replaced", "replaced.id", "quotations.replaces_id")
    .select(["quotations.id", "quotations.number", "quotations.draft", "quotations.version"])
    .select(["enquiries.id as enquiryId", "replaced.number as replacedNumber"])
    .where("quotations.id", "=", id)
    .where("quotations.deleted_at", "is", null)
    .where("enquiries.status", "<>", "trash")
    .executeTakeFirst();
  if (!row) return null;
  return {
    id,
    enquiryId: row.enquiryId,
    number: row.number,
    replacedNumber: row.replacedNumber,
    draft: draftSchema.parse(row.draft),
    version: row.version,
    versions: await listVersions(db, id),
  };
}

function selectVersions(db: Database) {
  return db
    .selectFrom("quotation_versions as v")
    .innerJoin("quotations as q", "q.id", "v.quotation_id")
    .select(["v.id", "v.version", "v.content", "v.totals", "v.choice", "v.sha256", "v.changes", "v.total"])
    .select(["v.highest_total", "v.sent_at"])
    .select(["v.opened_at", "v.accepted_at", "v.accepted_by", "v.accepted_via", "v.order_id"])
    .select(["v.declined_at", "v.decline_reason"])
    .select(["q.id as quotationId", "q.enquiry_id as enquiryId", "v.withdrawn_at"])
    .select("v.is_current as isCurrent")
    .select(sql<string>`v.valid_until::text`.as("validUntil"));
}

type VersionRow = Awaited<ReturnType<ReturnType<typeof selectVersions>["executeTakeFirstOrThrow"]>>;

const toIsoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

function toVersion(row: VersionRow): QuotationVersion {
  return {
    id: row.id,
    version: row.version,
    ...readRecord(row),
    sha256: row.sha256,
    changes: row.changes as string[],
    total: row.total,
    highestTotal: row.highest_total,
    validUntil: row.validUntil,
    sentAt: row.sent_at.toISOString(),
    openedAt: toIsoOrNull(row.opened_at),
    acceptedAt: toIsoOrNull(row.accepted_at),
    orderId: row.order_id,
    acceptedBy: row.accepted_by,
    acceptedVia: row.accepted_via,
    declinedAt: toIsoOrNull(row.declined_at),
    declineReason: row.decline_reason,
    isReplaced: !row.isCurrent || (row.accepted_at !== null && row.order_id === null),
    isWithdrawn: row.withdrawn_at !== null,
  };
}

export async function listVersions(db: Database, quotationId: number): Promise<QuotationVersion[]> {
  const rows = await selectVersions(db)
    .where("v.quotation_id", "=", quotationId)
    .orderBy("v.version", "desc")
    .execute();
  return rows.map(toVersion);
}

export interface LinkedQuotation extends QuotationVersion {
  quotationId: number;
  enquiryId: number;
}

function toLinkedQuotation(row: VersionRow | undefined): LinkedQuotation | null {
  if (!row || row.enquiryId === null) return null;
  return { ...toVersion(row), quotationId: row.quotationId, enquiryId: row.enquiryId };
}

/** Returns null for an unknown or ended link, and while the enquiry is in the trash. */
export async function findLinkedQuotation(db: Database, tokenHash: string): Promise<LinkedQuotation | null> {
  const row = await selectVersions(db)
    .innerJoin("quotation_links as l", "l.quotation_version_id", "v.id")
    .innerJoin("enquiries as e", "e.id", "q.enquiry_id")
    .where("l.token_hash", "=", tokenHash)
    .where(hasOpenLinks)
    .where("e.status", "<>", "trash")
    .executeTakeFirst();
  return toLinkedQuotation(row);
}

export async function findCurrentVersionId(db: Database, quotationId: number): Promise<number | null> {
  const row = await db
    .selectFrom("quotation_versions")
    .select("id")
    .where("quotation_id", "=", quotationId)
    .where("is_current", "=", true)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns null after the enquiry was purged. */
export async function findVersion(db: Database, id: number): Promise<LinkedQuotation | null> {
  const row = await selectVersions(db).where("v.id", "=", id).executeTakeFirst();
  return toLinkedQuotation(row);
}

/** If the stored draft is newer than `version`, saves nothing and returns its version; null accepts any version. Idempotent. */
export async function saveDraft(
  db: Database,
  id: number,
  draft: QuotationDraft,
  version: number | null,
): Promise<"done" | "missing" | { current: { version: number; draft: QuotationDraft } }> {
  return await db.transaction().execute(async (trx) => {
    const savedRow = await lockQuotation(trx, id);
    if (!savedRow) return "missing";
    const savedDraft = draftSchema.parse(savedRow.draft);
    if (serializeContent(savedDraft) === serializeContent(draft)) return "done";
    if (version !== null && version !== savedRow.version)
      return { current: { version: savedRow.version, draft: savedDraft } };
    await trx
      .updateTable("quotations")
      .set({ draft: JSON.stringify(draft), version: savedRow.version + 1, updated_at: new Date() })
      .where("id", "=", id)
      .execute();
    return "done";
  });
}

/** Requires a transaction. Locks the enquiry first, as all changes do. Returns undefined while the draft or its enquiry is in the trash. */
export async function lockQuotation(trx: Database, id: number) {
  const quotation = await trx
    .selectFrom("quotations")
    .select("enquiry_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!quotation?.enquiry_id) return undefined;
  const enquiry = await lockEnquiry(trx, quotation.enquiry_id);
  if (!enquiry) return undefined;
  const row = await trx
    .selectFrom("quotations")
    .select(["id", "number", "draft", "version"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, enquiry };
}
