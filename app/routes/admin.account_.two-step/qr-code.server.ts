import { encode } from "uqr";

/** A QR code as an SVG path on a grid of `size` squares, the quiet border of four included. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Draws a QR code of a text, with error correction of level M. */
export function drawQrCode(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}
