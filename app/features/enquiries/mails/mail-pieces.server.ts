import { pieceListTexts } from "~/content/pieces";
import type { MailDrawing } from "~/platform/mail/mail";
import type { Block } from "~/platform/mail/mail-body";
import { calculatePiece } from "~/sizes/calculate";
import { describeFacts } from "~/sizes/describe-facts";
import { drawPiece } from "~/sizes/draw-piece";
import type { Drawing, Piece } from "~/sizes/kind";
import type { Unit } from "~/sizes/length";
import { describeSizes, formatPieceTitle, isMeasured, usesFeet } from "~/sizes/piece-list";
import { parsePieces } from "~/sizes/schema";
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
    const drawing = isMeasured(piece)
      ? drawPiece(piece, "wide", { showsFeet: list ? usesFeet(list) : false })
      : null;
    const contentId = `drawing-${index + 1}@pieces`;
    if (drawing) drawings.push({ contentId, fileName: `drawing-${index + 1}.png`, svg: writeSvg(drawing) });
    blocks.push(...writePiece(piece, title, { drawing, contentId, withRemarks, unit: list?.unit ?? "mm" }));
  }
  if (unreadable && withRemarks)
    blocks.push({ kind: "paragraph", text: `${pieceListTexts.newer}\n${unreadable}` });
  return { blocks, drawings };
}

function writePiece(
  piece: Piece,
  title: string,
  {
    drawing,
    contentId,
    withRemarks,
    unit,
  }: { drawing: Drawing | null; contentId: string; withRemarks: boolean; unit: Unit },
): Block[] {
  const hasSizes = isMeasured(piece);
  const sizes = describeSizes(piece, unit).filter(({ isAssumed }) => hasSizes || !isAssumed);
  const facts = hasSizes ? describeFacts(calculatePiece(piece).facts, piece.count, unit) : [];
  return [
    {
      kind: "facts",
      facts: [
        { label: pieceListTexts.piece, value: title },
        ...sizes.map(({ label, value }) => ({ label, value })),
        ...facts,
      ],
    },
    ...(drawing ? [{ kind: "picture", contentId, alt: drawing.description } as const] : []),
    ...(withRemarks && piece.remark ? [{ kind: "blockquote", text: piece.remark } as const] : []),
  ];
}
