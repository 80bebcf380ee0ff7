import { renderToStaticMarkup } from "react-dom/server";
import { drawPiece } from "~/sizes/draw-piece";
import { PieceDrawing } from "~/sizes/piece-drawing";
import { writeSvg } from "~/sizes/write-svg";
import type { Sample } from "./samples";

const titleBlock = {
  firm: "Modern Steel and Glass Works",
  phone: "+91 98430 12345",
  customer: "Kavitha Subramanian, Peelamedu",
  enquiry: "1042",
  drawing: "1 of 3",
  date: "22 November 2026",
};

/** An A4 sample as an SVG file; null for other sheets. */
export function writeSample({ piece, sheet, showsFeet }: Sample): string | null {
  const drawing = sheet === "paper" ? drawPiece(piece, sheet, { showsFeet, titleBlock }) : null;
  return drawing && writeSvg(drawing);
}

/** A sample as HTML. */
export function renderSample({ piece, sheet, showsFeet }: Sample): string {
  const drawing = drawPiece(piece, sheet, { showsFeet, titleBlock });
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
