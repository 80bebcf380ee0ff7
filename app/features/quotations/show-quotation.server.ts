import { getStateName } from "~/content/indian-states";
import { getLabel } from "~/platform/text/text";
import { formatDateTime, formatDay } from "~/platform/time/time";
import { drawPiece } from "~/sizes/draw-piece";
import type { Drawing, Piece } from "~/sizes/kind";
import { isMeasured, summarizePieces, summarizeSizes } from "~/sizes/piece-list";
import { writeAmountInWords } from "./amount-in-words.server";
import { writeDiscount } from "./discount";
import { formatRupees } from "./money";
import { formatQuantity, getUnitLabel } from "./quantity";
import type { QuotationLine, SentQuotation, SentRecord } from "./quotation";
import { type AcceptanceWay, acceptanceWays } from "./quotation-state";
import { describeSteel } from "./steel";
import type { TaxGroup } from "./totals";

export interface ShownLine {
  id: string;
  description: string;
  /** E.g. "SS 304, brushed"; empty when unknown. */
  material: string;
  /** E.g. "Clear opening: 3,600 mm · Height: 1,800 mm". */
  sizes: string;
  /** The customer's. */
  remark: string;
  hsn: string;
  /** E.g. "12.5", and its unit, e.g. "sq ft". */
  quantity: string;
  unit: string;
  /** Empty when withdrawn. */
  rate: string;
  /** Before the discount; empty when withdrawn. */
  amount: string;
  /** E.g. "18%"; empty for a firm that charges none. */
  gst: string;
  /** Null for an extra line and for work without sizes. */
  drawing: Drawing | null;
}

interface Row {
  label: string;
  value: string;
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
  customer: { name: string; address: string[]; gstin: string | null; state: string };
  lines: ShownLine[];
  /** Of the amounts of lines. */
  amountLabel: string;
  /** From the sum of the lines to the round-off. */
  sums: Row[];
  totalLabel: string;
  /** Empty when withdrawn. */
  total: string;
  totalInWords: string;
  terms: Row[];
}

export function formatQuotation(record: SentRecord & { isWithdrawn?: boolean }): ShownQuotation {
  const { isWithdrawn = false } = record;
  const shown = formatWithPrices(record);
  if (!isWithdrawn) return shown;
  return {
    ...shown,
    isWithdrawn,
    lines: shown.lines.map((line) => ({ ...line, rate: "", amount: "" })),
    sums: [],
    total: "",
    totalInWords: "",
    bankDetails: [],
    terms: shown.terms.filter(({ label }) => label !== "Advance"),
  };
}

function formatWithPrices({ content, totals }: SentRecord): ShownQuotation {
  const { number, version, sentOn, validUntil, seller, customer, lines, terms, taxMode } = content;
  const { advance } = totals;
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
    customer: {
      name: customer.name,
      address: splitLines(customer.address),
      gstin: customer.gstin,
      state: getStateName(customer.state),
    },
    lines: lines.map((line, index) => formatLine(line, totals.amounts[index] ?? 0, content)),
    amountLabel: labelAmounts(content, totals.discount > 0),
    sums: [
      ...(totals.discount > 0
        ? [
            { label: "Subtotal", value: formatRupees(totals.subtotal) },
            { label: labelDiscount(content), value: formatRupees(-totals.discount) },
          ]
        : []),
      ...(taxMode === "none" ? [] : totals.groups.flatMap(listTaxes)),
      ...(totals.roundOff === 0 ? [] : [{ label: "Round-off", value: formatRupees(totals.roundOff) }]),
    ],
    totalLabel: includesGst(content) ? "Total including GST" : "Total",
    total: formatRupees(totals.total),
    totalInWords: writeAmountInWords(totals.total),
    terms: [
      { label: "Valid until", value: formatDay(validUntil) },
      { label: "Advance", value: advance > 0 ? `${terms.advance}%: ${formatRupees(advance)}` : "" },
      { label: "Balance", value: terms.balance },
      { label: "Delivery", value: terms.delivery },
      { label: "Warranty", value: terms.warranty },
      { label: "Not included", value: terms.exclusions },
    ].filter(({ value }) => value !== ""),
  };
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

/** Of several pieces, the sizes are those of each. */
export function formatPiece(
  piece: Piece,
  isInFeet: boolean,
): Pick<ShownLine, "sizes" | "remark" | "drawing"> {
  const sizes = summarizeSizes(piece, isInFeet ? "ft" : "mm");
  const number = summarizePieces([piece]);
  return {
    sizes: piece.count === 1 ? sizes : [number, sizes && `each: ${sizes}`].filter(Boolean).join(", "),
    remark: piece.remark,
    drawing: isMeasured(piece) ? drawPiece(piece, "small", { showsFeet: isInFeet }) : null,
  };
}

function formatLine(
  { id, description, piece, hsn, quantity, unit, rate, gst, ...steel }: QuotationLine,
  amount: number,
  { isInFeet, taxMode }: SentQuotation,
): ShownLine {
  return {
    id,
    description,
    material: describeSteel(steel),
    ...(piece ? formatPiece(piece, isInFeet) : { sizes: "", remark: "", drawing: null }),
    hsn,
    quantity: formatQuantity(quantity),
    unit: getUnitLabel(unit),
    rate: formatRupees(rate ?? 0),
    amount: formatRupees(amount),
    gst: taxMode === "none" ? "" : `${gst}%`,
  };
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
