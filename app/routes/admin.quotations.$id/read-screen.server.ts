import { db } from "~/database/database.server";
import { getCurrentPieces } from "~/enquiries/current-pieces";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { readFirm } from "~/firm/firm.server";
import { orNotFound } from "~/http/read-request";
import { findFailedMails } from "~/mail/outbox-state.server";
import { hasAssumedSizes } from "~/quotations/draft-problems";
import { hasNewSizes } from "~/quotations/propose-draft";
import { findTaxMode } from "~/quotations/quotation";
import { countOpenLinks } from "~/quotations/quotation-links.server";
import { getQuotationState } from "~/quotations/quotation-state";
import { listTermChoices } from "~/quotations/quotation-terms.server";
import { findQuotation } from "~/quotations/quotations.server";
import { formatPiece } from "~/quotations/show-quotation.server";
import { toDraftFields } from "~/quotations/typed-quotation";
import { describeAssumed } from "~/sizes/piece-list";
import { formatDateTime, formatDay } from "~/time/format-day";
import { toIndianDay } from "~/time/indian-time";

export type QuotationScreenData = Awaited<ReturnType<typeof readQuotationScreen>>;

/** @throws {Response} 404 */
export async function readQuotationScreen(id: number) {
  const quotation = orNotFound(await findQuotation(db, id));
  const enquiry = orNotFound(await findEnquiry(db, quotation.enquiryId));
  const { gstin } = await readFirm(db);
  const { draft, versions } = quotation;
  const today = toIndianDay(new Date());
  const failedMails = await findFailedMails(
    db,
    versions.map((version) => version.id),
  );
  return {
    id: quotation.id,
    version: quotation.version,
    number: quotation.number,
    enquiry: { id: enquiry.id, name: enquiry.name },
    values: toDraftFields(draft),
    taxMode: findTaxMode(gstin, draft.customer.state),
    /** Sizes, drawing and assumptions of each line's piece, by line id. */
    pieces: Object.fromEntries(
      [...draft.lines, ...draft.leftOut].flatMap((line) => {
        const { id, piece } = line;
        if (!piece) return [];
        const assumedText = hasAssumedSizes(line) ? describeAssumed(piece) : null;
        return [[id, { ...formatPiece(piece, draft.isInFeet), assumedText }]];
      }),
    ),
    hasNewSizes: hasNewSizes(draft, getCurrentPieces(enquiry).list?.pieces ?? []),
    choices: await listTermChoices(db),
    linkCount: await countOpenLinks(db, id),
    versions: versions.map((version) => ({
      version: version.version,
      state: getQuotationState(version, today),
      sentAt: formatDateTime(version.sentAt),
      openedAt: version.openedAt && formatDateTime(version.openedAt),
      acceptedAt: version.acceptedAt && formatDateTime(version.acceptedAt),
      acceptedBy: version.acceptedBy,
      declineReason: version.declineReason,
      failedMail: failedMails.get(version.id) ?? null,
      validUntil: formatDay(version.validUntil),
      total: version.total,
      sha256: version.sha256,
    })),
  };
}
