import { readFirm } from "~/business/firm.server";
import { getCurrentPieces } from "~/features/enquiries/current-pieces";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { chooseLines, noChoice } from "~/features/quotations/choices";
import { describeLineAssumed } from "~/features/quotations/draft-problems";
import { type Rate, type RateKey, toPrices } from "~/features/quotations/find-rate";
import { calculateLineMargin, calculateTotalMargin, formatMargin } from "~/features/quotations/margin";
import { listQuantities } from "~/features/quotations/measure-quantity";
import { formatTotalRange } from "~/features/quotations/money";
import { hasNewSizes } from "~/features/quotations/propose-draft";
import { findTaxMode } from "~/features/quotations/quotation";
import { countOpenLinks } from "~/features/quotations/quotation-links.server";
import { getQuotationState } from "~/features/quotations/quotation-state";
import { listTermChoices } from "~/features/quotations/quotation-terms.server";
import { findQuotation, type Quotation } from "~/features/quotations/quotations.server";
import {
  findCosts,
  formatPrice,
  getRateKey,
  listOtherVariants,
  proposeRate,
} from "~/features/quotations/rates";
import { listRates } from "~/features/quotations/rates.server";
import { formatPiece } from "~/features/quotations/show-line.server";
import { describeAcceptance } from "~/features/quotations/show-quotation.server";
import { toDraftFields } from "~/features/quotations/typed-quotation";
import { db } from "~/platform/database/database.server";
import { orNotFound } from "~/platform/http/read-request";
import { findFailedMails } from "~/platform/mail/outbox.server";
import { formatDateTime, formatDay, toIndianDay } from "~/platform/time/time";

export type QuotationScreenData = Awaited<ReturnType<typeof readQuotationScreen>>;

/** @throws {Response} 404 */
export async function readQuotationScreen(id: number) {
  const quotation = orNotFound(await findQuotation(db, id));
  const enquiry = orNotFound(await findEnquiry(db, quotation.enquiryId));
  const firm = await readFirm(db);
  const { draft, versions } = quotation;
  const today = toIndianDay(new Date());
  const rates = await listRates(db);
  const failedMails = await findFailedMails(
    db,
    versions.map((version) => version.id),
  );
  return {
    id: quotation.id,
    version: quotation.version,
    number: quotation.number,
    replacedNumber: quotation.replacedNumber,
    enquiry: { id: enquiry.id, name: enquiry.name },
    values: toDraftFields(draft),
    taxMode: findTaxMode(firm, draft.customer.state),
    /** Sizes, drawing and assumptions of each line's piece, by line id. */
    pieces: Object.fromEntries(
      [...draft.lines, ...draft.leftOut].flatMap((line) => {
        const { id, piece } = line;
        if (!piece) return [];
        const assumedText = describeLineAssumed(line);
        const quantities = listQuantities(piece);
        const savedRate = formatSavedRate(toPrices(rates, draft.pricesIncludeGst), getRateKey(line));
        const variants = listOtherVariants(piece);
        return [
          [id, { ...formatPiece(piece, draft.isInFeet), assumedText, quantities, savedRate, variants }],
        ];
      }),
    ),
    rates,
    /** By line id: what its rate depends on. */
    rateKeys: Object.fromEntries(
      [...draft.lines, ...draft.leftOut].map((line) => [line.id, getRateKey(line)]),
    ),
    isComposition: firm.gstin !== null && firm.isComposition,
    hasNewSizes: hasNewSizes(draft, getCurrentPieces(enquiry).list?.pieces ?? []),
    choices: await listTermChoices(db),
    linkCount: await countOpenLinks(db, id),
    acceptedMargins: describeAcceptedMargins(quotation),
    versions: versions.map((version) => ({
      version: version.version,
      state: getQuotationState(version, today),
      sentAt: formatDateTime(version.sentAt),
      openedAt: version.openedAt && formatDateTime(version.openedAt),
      acceptance: describeAcceptance(version),
      acceptedBy: version.acceptedBy,
      acceptedVia: version.acceptedVia,
      declineReason: version.declineReason,
      failedMail: failedMails.get(version.id) ?? null,
      validUntil: formatDay(version.validUntil),
      price: formatTotalRange(version),
      sha256: version.sha256,
    })),
  };
}

/** Of the accepted lines at the accepted prices, with the costs of the draft; empty without costs. */
function describeAcceptedMargins({ draft, versions: [accepted] }: Quotation): string[] {
  if (!accepted?.acceptedAt) return [];
  const { content, choice } = accepted;
  const lines = chooseLines(content.lines, choice ?? noChoice).map((line) => ({
    ...line,
    rate: line.rate ?? 0,
    ...findCosts(draft, line),
  }));
  const total = calculateTotalMargin(lines, choice?.totals ?? accepted.totals);
  return [
    ...lines.flatMap((line) => {
      const margin = calculateLineMargin(line, content);
      return margin ? `${line.description}: ${formatMargin(margin)}` : [];
    }),
    ...(total ? [`Together: ${formatMargin(total)}`] : []),
  ];
}

function formatSavedRate(rates: readonly Rate[], key: RateKey) {
  const { unit, rate } = proposeRate(rates, key);
  return rate === null ? null : { unit, price: formatPrice(rate, unit) };
}
