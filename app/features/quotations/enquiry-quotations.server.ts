import { sql } from "kysely";
import { readFirm } from "~/business/firm.server";
import { lockEnquiry } from "~/features/enquiries/change-enquiry.server";
import type { Database } from "~/platform/database/database.server";
import { claimIdempotencyKey } from "~/platform/http/handle-form.server";
import { isAlternative } from "./choices";
import { findFirmState } from "./firm-state";
import { formatTotalRange } from "./money";
import {
  type DraftLine,
  type QuotationDraft,
  type QuotationLine,
  readRecord,
  type SentQuotation,
} from "./quotation";
import { getQuotationState } from "./quotation-state";
import { findQuotation, listVersions, type Quotation } from "./quotations.server";
import { findCosts, getVariant } from "./rates";

/** Returns the id of the unsent draft of the enquiry, or of a new one; null for a missing enquiry. */
export async function createQuotation(
  db: Database,
  enquiryId: number,
  draft: QuotationDraft,
): Promise<number | null> {
  return await db.transaction().execute(async (trx) => {
    // Lock the enquiry, so that a double submit finds the first draft.
    if (!(await lockEnquiry(trx, enquiryId))) return null;
    const existingId = await findUnsentDraft(trx, enquiryId);
    if (existingId !== null) return existingId;
    const { id } = await trx
      .insertInto("quotations")
      .values({ enquiry_id: enquiryId, draft: JSON.stringify(draft) })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Newest first. */
export async function listEnquiryQuotations(db: Database, enquiryId: number, today: string) {
  const rows = await db
    .selectFrom("quotations")
    .select(["id", "number"])
    .where("enquiry_id", "=", enquiryId)
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .execute();
  return await Promise.all(
    rows.map(async ({ id, number }) => {
      const [current] = await listVersions(db, id);
      return {
        id,
        number,
        version: current?.version ?? null,
        price: current ? formatTotalRange(current) : "",
        state: getQuotationState(current ?? null, today),
      };
    }),
  );
}

interface AcceptedVersion {
  quotationId: number;
  content: SentQuotation;
  /** In rupees. */
  total: number;
}

/** Lists the accepted versions of an enquiry that are in its order, oldest acceptance first. */
export async function listAccepted(db: Database, enquiryId: number): Promise<AcceptedVersion[]> {
  const rows = await db
    .selectFrom("quotation_versions")
    .innerJoin("quotations", "quotations.id", "quotation_id")
    .select(["quotation_id as quotationId", "content", "totals", "choice", "total"])
    .where("enquiry_id", "=", enquiryId)
    .where("order_id", "is not", null)
    .orderBy("accepted_at")
    .execute();
  return rows.map((row) => ({
    quotationId: row.quotationId,
    content: readRecord(row).content,
    total: row.total,
  }));
}

async function findUnsentDraft(db: Database, enquiryId: number): Promise<number | null> {
  const row = await db
    .selectFrom("quotations")
    .select("id")
    .where("enquiry_id", "=", enquiryId)
    .where("number", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.id ?? null;
}

interface CopyOptions {
  /** The enquiry that gets the copy: the same or another one. */
  enquiryId: number;
  idempotencyKey: string | null;
  /** For a quotation that replaces the copied one in the order. */
  changeDraft?: (draft: QuotationDraft) => QuotationDraft;
}

/**
 * Returns the id of the new draft, also for a repeated submission. Returns null for a missing quotation or enquiry, and for a
 * repeated submission whose draft was sent since.
 */
export async function copyQuotation(
  db: Database,
  id: number,
  { enquiryId, idempotencyKey, changeDraft }: CopyOptions,
): Promise<number | null> {
  return await db.transaction().execute(async (trx) => {
    if (!(await claimIdempotencyKey(trx, idempotencyKey, { id, enquiryId })))
      return await findUnsentDraft(trx, enquiryId);
    const source = await findQuotation(trx, id);
    const enquiry = await trx
      .selectFrom("enquiries")
      .select(["id", "name", "town"])
      .where("id", "=", enquiryId)
      .where("status", "<>", "trash")
      .executeTakeFirst();
    if (!source || !enquiry) return null;
    const draft = changeDraft?.(keepAccepted(source)) ?? source.draft;
    const own = enquiryId === source.enquiryId ? draft : await giveToOther(trx, draft, enquiry);
    const lines = own.lines.map((line) => ({ ...line, id: crypto.randomUUID() }));
    const { id: copyId } = await trx
      .insertInto("quotations")
      .values({
        enquiry_id: enquiryId,
        draft: JSON.stringify({ ...own, lines }),
        replaces_id: changeDraft && enquiryId === source.enquiryId ? id : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return copyId;
  });
}

/** What the customer accepted, without later changes of the draft. The draft only knows the costs. */
function keepAccepted({ draft, versions }: Quotation): QuotationDraft {
  const accepted = versions.find(({ acceptedAt }) => acceptedAt);
  if (!accepted) return draft;
  const { customer, discount, pricesIncludeGst, terms, isInFeet } = accepted.content;
  const lines = accepted.content.lines.map(
    (line): DraftLine => ({
      ...line,
      insteadOf: line.insteadOf ?? findRequestedVariant(draft, line),
      offer: "",
      ...findCosts(draft, line),
    }),
  );
  const leftOut = draft.leftOut.filter(({ id }) => !lines.some((line) => line.id === id));
  return { ...draft, customer, discount, pricesIncludeGst, terms, isInFeet, lines, leftOut };
}

/** For alternatives of earlier releases, which do not name it: the first alternative is what the enquiry asked for. */
function findRequestedVariant({ lines }: QuotationDraft, { id, piece, offer }: QuotationLine): string | null {
  if (!piece || !isAlternative(offer)) return null;
  const first = lines.find((line) => isAlternative(line.offer) && line.piece?.kind === piece.kind);
  return first?.piece && first.id !== id ? getVariant(first.piece) : null;
}

/** Neither the first customer's site nor their remarks concern another customer. */
async function giveToOther(
  db: Database,
  draft: QuotationDraft,
  { name, town }: { name: string; town: string | null },
): Promise<QuotationDraft> {
  const forget = (line: DraftLine) => ({ ...line, piece: line.piece && { ...line.piece, remark: "" } });
  return {
    ...draft,
    customer: { name, address: town ?? "", gstin: null, state: findFirmState(await readFirm(db)) },
    lines: draft.lines.map(forget),
    leftOut: draft.leftOut.map(forget),
  };
}

/** Counts the accepted versions, which tax law requires us to keep. */
export async function countAcceptedVersions(db: Database, enquiryIds: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom("quotation_versions as v")
    .innerJoin("quotations as q", "q.id", "v.quotation_id")
    .select(sql<string>`count(*)`.as("count"))
    .where("v.accepted_at", "is not", null)
    .where("q.enquiry_id", "in", enquiryIds)
    .executeTakeFirstOrThrow();
  return Number(count);
}
