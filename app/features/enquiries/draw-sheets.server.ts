import { readFirm } from "~/business/firm.server";
import type { Logo } from "~/business/logo";
import type { Database } from "~/platform/database/database.server";
import { formatDay } from "~/platform/time/time";
import { drawPiece } from "~/sizes/draw-piece";
import type { Drawing } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { isMeasured as hasSizes, usesFeet } from "~/sizes/piece-list";
import { getCurrentPieces } from "./current-pieces";
import type { Enquiry } from "./find-enquiry.server";

type SheetLogo = Pick<Logo, "width" | "height" | "background" | "containsName"> & { href: string };

/** Draws pieces to scale, one per A4 sheet. Omits pieces without sizes and kinds without a drawing. */
export async function drawSheets(db: Database, enquiry: Enquiry, logo: SheetLogo | null): Promise<Drawing[]> {
  const { id, name, town, createdAt, measuredPieces } = enquiry;
  const isMeasured = measuredPieces?.isUnmeasured === false;
  const { list } = getCurrentPieces(enquiry);
  const drawablePieces = (list?.pieces ?? []).filter(
    (piece) => hasSizes(piece) && findPieceKind(piece.kind).draw,
  );
  if (!list || drawablePieces.length === 0) return [];
  const { business } = await readFirm(db);
  return drawablePieces.flatMap((piece, index) => {
    const titleBlock = {
      firm: business.name,
      logo: logo && { ...logo, needsPlate: logo.background === "dark", replacesName: logo.containsName },
      phone: business.phone.display,
      customer: [name, town].filter(Boolean).join(", "),
      enquiry: String(id),
      drawing: `${index + 1} of ${drawablePieces.length}`,
      // When the sizes were measured is not stored.
      date: formatDay(isMeasured ? new Date().toISOString() : createdAt),
      isMeasured,
    };
    return drawPiece(piece, "paper", { showsFeet: usesFeet(list), titleBlock }) ?? [];
  });
}
