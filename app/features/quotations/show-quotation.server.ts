import { getStateName } from "~/content/indian-states";
import { getLabel } from "~/platform/text/text";
import { formatDateTime, formatDay } from "~/platform/time/time";
import { writeAmountInWords } from "./amount-in-words.server";
import { describeAlternative, lineOffers, listAlternatives } from "./choices";
import { writeDiscount } from "./discount";
import { formatRupees } from "./money";
import type { QuotationLine, QuotationSums, SentQuotation, SentRecord } from "./quotation";
import { type AcceptanceWay, acceptanceWays } from "./quotation-state";
import type { QuotationVersion } from "./quotations.server";
import { formatLine, type ShownLine } from "./show-line.server";
import type { TaxGroup } from "./totals";

interface Row {
  label: string;
  value: string;
}

interface ShownTotal {
  /** E.g. "A: Railing or balcony, glass"; empty for a quotation without alternatives. */
  title: string;
  /** From the sum of the lines to the round-off. */
  sums: Row[];
  label: string;
  value: string;
  inWords: string;
}

/** The formatted quotation, shared by page, print and PDF so that all show the same figures. It has no prices when withdrawn. */
export interface ShownQuotation {
  isWithdrawn: boolean;
  number: string;
  version: number;
  sentOn: string;
  validUntil: string;
  seller: SentQuotation["seller"];
  /** Above the lines; empty unless the firm is a composition dealer. */
  declaration: string;
  bankDetails: string[];
  /** E.g. "For Steel & Glass Works". */
  signatory: string;
  /** A picture as a `data:` URI; empty for none. */
  signature: string;
  customer: { name: string; address: string[]; gstin: string | null; state: string };
  lines: ShownLine[];
  /** Of the amounts of lines. */
  amountLabel: string;
  /** One for each alternative; none when withdrawn. */
  totals: ShownTotal[];
  /** About lines that are not in the totals; empty if there are none. */
  choiceNote: string;
  terms: Row[];
}

type FormattedRecord = SentRecord &
  Partial<Pick<QuotationVersion, "isWithdrawn" | "acceptedAt" | "notChosen">>;

export function formatQuotation(record: FormattedRecord): ShownQuotation {
  const { isWithdrawn = false } = record;
  const shown = formatWithPrices(record);
  if (!isWithdrawn) return shown;
  return {
    ...shown,
    isWithdrawn,
    lines: shown.lines.map((line) => ({ ...line, rate: "", amount: "", minimum: "" })),
    totals: [],
    choiceNote: "",
    bankDetails: [],
    signature: "",
    terms: shown.terms.filter(({ label }) => label !== "Advance"),
  };
}

function formatWithPrices({
  content,
  totals,
  acceptedAt = null,
  notChosen = [],
}: FormattedRecord): ShownQuotation {
  const { number, version, sentOn, validUntil, seller, customer, lines, terms } = content;
  const { alternatives = [] } = totals;
  const advances = (alternatives.length > 0 ? alternatives : [totals]).map(({ advance }) =>
    formatRupees(advance),
  );
  return {
    isWithdrawn: false,
    number,
    version,
    sentOn: formatDay(sentOn),
    validUntil: formatDay(validUntil),
    seller,
    declaration: content.declaration ?? "",
    bankDetails: splitLines(content.bankDetails ?? ""),
    signatory: `For ${seller.name}`,
    signature: content.signature ?? "",
    customer: {
      name: customer.name,
      address: splitLines(customer.address),
      gstin: customer.gstin,
      state: getStateName(customer.state),
    },
    lines: lines.map((line, index) => ({
      ...formatLine(line, totals.amounts[index] ?? 0, content),
      offer: acceptedAt || line.offer === "" ? "" : getLabel(lineOffers, line.offer),
    })),
    amountLabel: labelAmounts(content, totals.discount > 0),
    totals:
      alternatives.length > 0
        ? alternatives.map(({ alternative, ...sums }) => ({
            title: describeAlternative(lines, alternative),
            ...formatTotal(sums, content),
          }))
        : [{ title: "", ...formatTotal(totals, content) }],
    choiceNote: describeChoice(lines, acceptedAt !== null, notChosen),
    terms: [
      { label: "Valid until", value: formatDay(validUntil) },
      { label: "Advance", value: totals.advance > 0 ? `${terms.advance}%: ${advances.join(" or ")}` : "" },
      { label: "Balance", value: terms.balance },
      { label: "Delivery", value: terms.delivery },
      { label: "Warranty", value: terms.warranty },
      { label: "Not included", value: terms.exclusions },
    ].filter(({ value }) => value !== ""),
  };
}

/** E.g. "₹98,000.00", or "₹98,000.00 or ₹1,22,200.00" for two alternatives. */
export function formatTotals({ totals }: Pick<SentRecord, "totals">): string {
  return (totals.alternatives ?? [totals]).map(({ total }) => formatRupees(total)).join(" or ");
}

function formatTotal(totals: QuotationSums, content: SentQuotation): Omit<ShownTotal, "title"> {
  return {
    sums: [
      ...(totals.discount > 0
        ? [
            { label: "Subtotal", value: formatRupees(totals.subtotal) },
            { label: labelDiscount(content), value: formatRupees(-totals.discount) },
          ]
        : []),
      ...(content.taxMode === "none" ? [] : totals.groups.flatMap(listTaxes)),
      ...(totals.roundOff === 0 ? [] : [{ label: "Round-off", value: formatRupees(totals.roundOff) }]),
    ],
    label: includesGst(content) ? "Total including GST" : "Total",
    value: formatRupees(totals.total),
    inWords: writeAmountInWords(totals.total),
  };
}

function describeChoice(lines: readonly QuotationLine[], isAccepted: boolean, notChosen: string[]): string {
  if (isAccepted) return notChosen.length > 0 ? `Not chosen: ${notChosen.join("; ")}` : "";
  return [
    listAlternatives(lines).length > 0 ? "Choose one of the alternatives." : "",
    lines.some(({ offer }) => offer === "optional") ? "Optional lines are not in the total." : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** When and how the customer accepted, e.g. "27 Nov 2026, 9:30 AM, by phone"; empty before. */
export function describeAcceptance({
  acceptedAt,
  acceptedVia,
}: {
  acceptedAt: string | null;
  acceptedVia: AcceptanceWay | null;
}): string {
  if (!acceptedAt) return "";
  // The time of a recorded acceptance is not known.
  if (!acceptedVia || acceptedVia === "online") return formatDateTime(acceptedAt);
  return `${formatDay(acceptedAt)}, ${getLabel(acceptanceWays, acceptedVia)}`;
}

const splitLines = (text: string) => text.split(/\r?\n/).filter(Boolean);

const includesGst = ({ pricesIncludeGst, taxMode }: SentQuotation) => pricesIncludeGst && taxMode !== "none";

function labelAmounts(content: SentQuotation, isDiscounted: boolean): string {
  if (includesGst(content)) return "Amount with GST";
  return isDiscounted || content.taxMode === "none" ? "Amount" : "Taxable value";
}

function labelDiscount({ discount }: SentQuotation): string {
  return discount?.kind === "percent" ? `Discount ${writeDiscount(discount)}` : "Discount";
}

function listTaxes({ gst, taxable, cgst, sgst, igst }: TaxGroup): Row[] {
  const taxes = [
    { label: `CGST ${gst / 2}%`, paise: cgst },
    { label: `SGST ${gst / 2}%`, paise: sgst },
    { label: `IGST ${gst}%`, paise: igst },
  ].filter(({ paise }) => paise > 0);
  return [{ label: `Taxable value at ${gst}%`, paise: taxable }, ...taxes].map(({ label, paise }) => ({
    label,
    value: formatRupees(paise),
  }));
}
