import { getStateName } from "~/content/indian-states";
import { formatDay } from "~/platform/time/time";
import { drawPiece } from "~/sizes/draw-piece";
import type { Drawing, Piece } from "~/sizes/kind";
import { isMeasured, summarizePieces, summarizeSizes } from "~/sizes/piece-list";
import { writeAmountInWords } from "./amount-in-words.server";
import { formatRupees } from "./money";
import { formatQuantity, getUnitLabel } from "./quantity";
import type { QuotationLine, SentQuotation, SentRecord } from "./quotation";
import type { TaxGroup } from "./totals";

export interface ShownLine {
  id: string;
  description: string;
  sizes: string;
  hsn: string;
  /** E.g. "12.5 sq ft × ₹1,000.00", or only the quantity; empty for one lump sum. */
  calculation: string;
  /** Empty when withdrawn. */
  amount: string;
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
  customer: { name: string; address: string[]; gstin: string | null; state: string };
  lines: ShownLine[];
  /** From the sum of the lines to the round-off. */
  sums: Row[];
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
    lines: shown.lines.map((line) => ({
      ...line,
      calculation: line.calculation.split(PRICE_SEPARATOR)[0] ?? "",
      amount: "",
    })),
    sums: [],
    total: "",
    totalInWords: "",
    terms: shown.terms.filter(({ label }) => label !== "Advance"),
  };
}

const PRICE_SEPARATOR = " × ";

function formatWithPrices({ content, totals }: SentRecord): ShownQuotation {
  const { number, version, sentOn, validUntil, seller, customer, lines, terms } = content;
  const { advance } = totals;
  return {
    isWithdrawn: false,
    number,
    version,
    sentOn: formatDay(sentOn),
    validUntil: formatDay(validUntil),
    seller,
    customer: {
      name: customer.name,
      address: customer.address.split(/\r?\n/).filter(Boolean),
      gstin: customer.gstin,
      state: getStateName(customer.state),
    },
    lines: lines.map((line, index) => formatLine(line, totals.amounts[index] ?? 0, content.isInFeet)),
    sums: [
      ...(totals.discount > 0 || totals.tax > 0
        ? [{ label: "Subtotal", value: formatRupees(totals.subtotal) }]
        : []),
      ...(totals.discount > 0 ? [{ label: "Discount", value: formatRupees(-totals.discount) }] : []),
      ...totals.groups.flatMap((group) => listTaxes(group, totals.groups.length > 1)),
      ...(totals.roundOff === 0 ? [] : [{ label: "Round-off", value: formatRupees(totals.roundOff) }]),
    ],
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

/** `sizes` is e.g. "1,800 × 1,200 mm" or "4 windows: 1,800 × 1,200 mm each". */
export function formatPiece(piece: Piece, isInFeet: boolean): Pick<ShownLine, "sizes" | "drawing"> {
  const sizes = summarizeSizes(piece, isInFeet ? "ft" : "mm");
  const number = summarizePieces([piece]);
  return {
    sizes: piece.count === 1 ? sizes : sizes ? `${number}: ${sizes} each` : number,
    drawing: isMeasured(piece) ? drawPiece(piece, "small", { showsFeet: isInFeet }) : null,
  };
}

function formatLine(line: QuotationLine, amount: number, isInFeet: boolean): ShownLine {
  const { id, description, piece, hsn, quantity, unit, rate } = line;
  const price = formatRupees(rate ?? 0);
  return {
    id,
    description,
    ...(piece ? formatPiece(piece, isInFeet) : { sizes: "", drawing: null }),
    hsn,
    calculation:
      quantity === 0 || (unit === "lump" && quantity === 1000)
        ? ""
        : `${formatQuantity(quantity)} ${getUnitLabel(unit)}${PRICE_SEPARATOR}${price}`,
    amount: formatRupees(amount),
  };
}

function listTaxes({ gst, taxable, cgst, sgst, igst }: TaxGroup, isOneOfSeveral: boolean): Row[] {
  const base = isOneOfSeveral ? ` on ${formatRupees(taxable)}` : "";
  return [
    { label: `CGST ${gst / 2}%${base}`, paise: cgst },
    { label: `SGST ${gst / 2}%${base}`, paise: sgst },
    { label: `IGST ${gst}%${base}`, paise: igst },
  ]
    .filter(({ paise }) => paise > 0)
    .map(({ label, paise }) => ({ label, value: formatRupees(paise) }));
}
