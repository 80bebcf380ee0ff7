import { pieceListTexts } from "~/content/pieces";
import type { MailDrawing } from "~/platform/mail/mail";
import type { Block } from "~/platform/mail/mail-body";
import { drawPiece } from "~/sizes/draw-piece";
import { describeFacts } from "~/sizes/facts";
import type { Piece } from "~/sizes/kind";
import { describeSizes, formatPieceTitle, isMeasured, usesFeet } from "~/sizes/piece-list";
import { parsePieces } from "~/sizes/schema";
import { calculatePiece } from "~/sizes/sizes";
import { writeSvg } from "~/sizes/write-svg";

export interface MailPieces {
  blocks: Block[];
  drawings: MailDrawing[];
}

/** `withRemarks` adds the sender's own text, for emails to the business only. */
export function writeMailPieces(column: unknown, { withRemarks }: { withRemarks: boolean }): MailPieces {
  const { list, unreadable } = parsePieces(column);
  const drawings: MailDrawing[] = [];
  const blocks: Block[] = [];
  if (list?.isUnmeasured) blocks.push({ kind: "paragraph", text: pieceListTexts.unmeasured });
  for (const [index, piece] of (list?.pieces ?? []).entries()) {
    const title = formatPieceTitle(piece, index + 1);
    const drawn = drawMailPiece(piece, index + 1, list ? usesFeet(list) : false);
    drawings.push(...drawn.drawings);
    const hasSizes = isMeasured(piece);
    const unit = list?.unit ?? "mm";
    const sizes = describeSizes(piece, unit).filter(({ isAssumed }) => hasSizes || !isAssumed);
    blocks.push(
      {
        kind: "facts",
        facts: [
          { label: pieceListTexts.piece, value: title },
          ...sizes.map(({ label, value }) => ({ label, value })),
          ...(hasSizes ? describeFacts(calculatePiece(piece).facts, piece.count, unit) : []),
        ],
      },
      ...drawn.blocks,
      ...(withRemarks && piece.remark ? [{ kind: "blockquote", text: piece.remark } as const] : []),
    );
  }
  if (unreadable && withRemarks)
    blocks.push({ kind: "paragraph", text: `${pieceListTexts.newer}\n${unreadable}` });
  return { blocks, drawings };
}

/** Empty for a piece without sizes or of a kind without a drawing. */
export function drawMailPiece(piece: Piece, number: number, showsFeet: boolean): MailPieces {
  const drawing = isMeasured(piece) ? drawPiece(piece, "wide", { showsFeet }) : null;
  if (!drawing) return { blocks: [], drawings: [] };
  const contentId = `drawing-${number}@pieces`;
  return {
    blocks: [{ kind: "picture", contentId, alt: drawing.description }],
    drawings: [{ contentId, fileName: `drawing-${number}.png`, svg: writeSvg(drawing) }],
  };
}
