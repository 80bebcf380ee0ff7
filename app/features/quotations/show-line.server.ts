import { drawPiece } from "~/sizes/draw-piece";
import type { Drawing, Piece } from "~/sizes/kind";
import { isMeasured, summarizePieces, summarizeSizes } from "~/sizes/piece-list";
import { formatRupees } from "./money";
import { formatQuantity, getUnitLabel } from "./quantity";
import type { QuotationLine, SentQuotation } from "./quotation";
import { describeSteel } from "./steel";
import { hasMinimumCharge } from "./totals";

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
  /** E.g. "Minimum charge: ₹5,000.00", if quantity times rate is less. */
  minimum: string;
  /** E.g. "Alternative A" or "Optional"; empty once accepted. */
  offer: string;
  /** Null for an extra line and for work without sizes. */
  drawing: Drawing | null;
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

export function formatLine(
  { id, description, piece, hsn, quantity, unit, rate, minimum, gst, ...steel }: QuotationLine,
  amount: number,
  { isInFeet, taxMode }: SentQuotation,
): Omit<ShownLine, "offer"> {
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
    minimum: hasMinimumCharge({ quantity, rate: rate ?? 0, minimum })
      ? `Minimum charge: ${formatRupees(minimum ?? 0)}`
      : "",
    gst: taxMode === "none" ? "" : `${gst}%`,
  };
}
