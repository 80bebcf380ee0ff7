import { pieceListWords } from "~/content/pieces";
import type { Block } from "~/mail/letter";
import type { MailDrawing } from "~/mail/mail";
import { drawPiece } from "~/sizes/draw-piece";
import type { Drawing, Piece } from "~/sizes/kind";
import { describeSizes, isInFeet, isMeasured, titlePiece } from "~/sizes/piece-list";
import { parsePieces } from "~/sizes/schema";
import { writeSvg } from "~/sizes/write-svg";

export interface MailPieces {
  blocks: Block[];
  drawings: MailDrawing[];
}

/** Uses the site's own words. `remarks` adds the sender's text, for the business only. */
export function writeMailPieces(column: unknown, { remarks }: { remarks: boolean }): MailPieces {
  const { list, unreadable } = parsePieces(column);
  const drawings: MailDrawing[] = [];
  const blocks: Block[] = [];
  if (list?.isUnmeasured) blocks.push({ kind: "paragraph", text: pieceListWords.unmeasured });
  for (const [index, piece] of (list?.pieces ?? []).entries()) {
    const title = titlePiece(piece, index + 1);
    const drawing = isMeasured(piece)
      ? drawPiece(piece, "wide", { feet: list ? isInFeet(list) : false })
      : null;
    const contentId = `drawing-${index + 1}@pieces`;
    if (drawing) drawings.push({ contentId, fileName: `drawing-${index + 1}.png`, svg: writeSvg(drawing) });
    blocks.push(...writePiece(piece, title, { drawing, contentId, remarks }));
  }
  if (unreadable && remarks)
    blocks.push({ kind: "paragraph", text: `${pieceListWords.newer}\n${unreadable}` });
  return { blocks, drawings };
}

function writePiece(
  piece: Piece,
  title: string,
  { drawing, contentId, remarks }: { drawing: Drawing | null; contentId: string; remarks: boolean },
): Block[] {
  const facts = describeSizes(piece).filter(({ value }) => value !== pieceListWords.unknown);
  return [
    { kind: "facts", facts: [{ label: pieceListWords.piece, value: title }, ...facts] },
    ...(drawing ? [{ kind: "picture", contentId, alt: drawing.description } as const] : []),
    ...(remarks && piece.remark ? [{ kind: "quotation", text: piece.remark } as const] : []),
  ];
}
