import { renderToStaticMarkup } from "react-dom/server";
import { drawPiece } from "~/sizes/draw-piece";
import { PieceDrawing } from "~/sizes/piece-drawing";
import type { Sample } from "./samples";

/** A sample as HTML. */
export function renderSample({ piece, sheet, feet }: Sample): string {
  const drawing = drawPiece(piece, sheet, { feet, block: { number: "01", date: "22 November 2026" } });
  if (!drawing) return "";
  return renderToStaticMarkup(
    <figure>
      <PieceDrawing drawing={drawing} title={piece.kind} className={sheet} />
      <figcaption>
        {Object.values(piece.sizes).join(", ")} 1:{drawing.scale}
      </figcaption>
    </figure>,
  );
}
