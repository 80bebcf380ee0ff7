import { getCurrentPieces } from "~/features/enquiries/current-pieces";
import type { Enquiry } from "~/features/enquiries/find-enquiry.server";
import type { Database } from "~/platform/database/database.server";
import { calculatePiece } from "~/sizes/calculate";
import { describeFacts, formatArea, formatRunningLength } from "~/sizes/describe-facts";
import { drawPiece } from "~/sizes/draw-piece";
import type { Drawing, Piece } from "~/sizes/kind";
import { formatMass } from "~/sizes/masses";
import { describeSizes, formatPieceTitle, isMeasured, usesFeet } from "~/sizes/piece-list";
import { sumQuantities } from "~/sizes/quantities";
import { findLastAccepted } from "./enquiry-quotations.server";

export interface WorkshopPiece {
  title: string;
  drawing: Drawing | null;
  sizes: { label: string; value: string }[];
  facts: { label: string; value: string }[];
  remark: string;
}

/** Shows the pieces of the accepted quotation or, if there is none, of the enquiry. */
export async function readWorkshopSheet(
  db: Database,
  enquiry: Pick<Enquiry, "id" | "pieces" | "measuredPieces">,
): Promise<{ number: string | null; pieces: WorkshopPiece[]; sums: { label: string; value: string }[] }> {
  const accepted = (await findLastAccepted(db, enquiry.id))?.content;
  const { list } = getCurrentPieces(enquiry);
  const pieces: readonly Piece[] = accepted?.lines.flatMap(({ piece }) => piece ?? []) ?? list?.pieces ?? [];
  const isInFeet = accepted?.isInFeet ?? (list !== null && usesFeet(list));
  const unit = isInFeet ? "ft" : "mm";
  const { length, glassArea, steel, glass } = sumQuantities(pieces);
  return {
    number: accepted?.number ?? null,
    pieces: pieces.map((piece, index) => ({
      title: formatPieceTitle(piece, index + 1),
      drawing: isMeasured(piece) ? drawPiece(piece, "wide", { showsFeet: isInFeet }) : null,
      sizes: describeSizes(piece, unit),
      facts: isMeasured(piece) ? describeFacts(calculatePiece(piece).facts, piece.count, unit) : [],
      remark: piece.remark,
    })),
    sums: [
      { label: "Running length", value: length === null ? "" : formatRunningLength(length) },
      { label: "Glass", value: glassArea === null ? "" : formatArea(glassArea) },
      { label: "Weight of steel", value: steel === null ? "" : formatMass(steel) },
      { label: "Weight of glass", value: glass === null ? "" : formatMass(glass) },
    ].filter(({ value }) => value !== ""),
  };
}
