import { keepTogether } from "~/content/keep-together";
import { pieceListTexts } from "~/content/pieces";
import { getItemPath } from "~/features/items/items";
import type { Database } from "~/platform/database/database.server";
import { drawPiece } from "~/sizes/draw-piece";
import { describeFacts } from "~/sizes/facts";
import type { Piece } from "~/sizes/kind";
import type { Unit } from "~/sizes/length";
import {
  describeAssumed,
  describeSizes,
  formatPieceTitle,
  isMeasured,
  type PieceList,
  usesFeet,
  writePieces,
} from "~/sizes/piece-list";
import { calculatePiece } from "~/sizes/sizes";
import { comparePieces, getCurrentPieces, outlinePiece, pairPieces } from "./current-pieces";
import type { LikedItem } from "./enquiry";
import type { Enquiry } from "./find-enquiry.server";
import { isPublished } from "./likes.server";

export type ShownPieces = NonNullable<Awaited<ReturnType<typeof buildShownPieces>>>;

export type ShownPiece = ShownPieces["pieces"][number];

/**
 * Prepares the measured pieces for display, or else the requested ones. `requestedDifferences` lists how the request
 * differs from a measured piece; `notMeasuredText` lists requested pieces that were not measured; `text` describes the
 * pieces, for copying or sending. Drawings are null for kinds without one and for pieces without sizes.
 */
export async function buildShownPieces(db: Database, enquiry: Enquiry) {
  const { list, unreadable } = getCurrentPieces(enquiry);
  const { like, measuredPieces } = enquiry;
  if (!list && unreadable === null && !like) return null;
  const requestedPieces = measuredPieces ? (enquiry.pieces.list?.pieces ?? []) : [];
  const { pairs, unused } = pairPieces(list?.pieces ?? [], requestedPieces, comparePieces);
  const pieces = pairs.map(({ one: piece, piece: requestedPiece }, index) => ({
    ...buildShownPiece(piece, index + 1, list),
    requestedDifferences: requestedPiece && listDifferences(piece, requestedPiece, list?.unit ?? "mm"),
  }));
  return {
    isUnmeasured: list?.isUnmeasured ?? false,
    isMeasured: measuredPieces?.isUnmeasured === false,
    pieces,
    notMeasuredText: requestedPieces
      .flatMap((piece, index) =>
        unused.has(index) ? outlinePiece(piece, index + 1, enquiry.pieces.list?.unit ?? "mm") : [],
      )
      .join("; "),
    text: list ? writePieces(list, { includesRemarks: true }) : "",
    hasSheets: pieces.some(({ drawings }) => drawings !== null),
    unreadable,
    like: like && (await buildShownLike(db, like)),
  };
}

/** Returns the differences; null if there are none. */
function listDifferences(piece: Piece, requestedPiece: Piece, unit: Unit) {
  const measuredValues = new Map(describeSizes(piece, unit).map(({ label, value }) => [label, value]));
  const sizes = describeSizes(requestedPiece, unit).filter(
    ({ label, value }) => measuredValues.get(label) !== value,
  );
  const count = requestedPiece.count === piece.count ? null : requestedPiece.count;
  const remark = requestedPiece.remark === piece.remark ? "" : requestedPiece.remark;
  return sizes.length > 0 || count !== null || remark ? { count, sizes, remark } : null;
}

function buildShownPiece(piece: Piece, number: number, list: PieceList | null) {
  const unit = list?.unit ?? "mm";
  const showsFeet = usesFeet({ unit });
  const hasSizes = isMeasured(piece);
  const [wide, small] = hasSizes
    ? [drawPiece(piece, "wide", { showsFeet }), drawPiece(piece, "small", { showsFeet })]
    : [null, null];
  const { facts, warnings } = hasSizes ? calculatePiece(piece) : { facts: [], warnings: [] };
  return {
    title: formatPieceTitle(piece, number),
    sizes: describeSizes(piece, unit),
    assumedText: hasSizes ? describeAssumed(piece) : "",
    remark: piece.remark,
    facts: keepTogether(describeFacts(facts, piece.count, unit)),
    warnings: keepTogether(warnings),
    drawings: wide && small && { wide, small },
  };
}

async function buildShownLike(db: Database, { kind, id, title }: LikedItem) {
  const path = (await isPublished(db, { kind, id })) ? getItemPath(kind, id) : null;
  return { title, kind: pieceListTexts[kind], path };
}
