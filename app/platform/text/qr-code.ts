import { encode } from "uqr";

/** An SVG path on a grid of `size` squares, including a quiet border of four. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Uses error correction level M. */
export function drawQrCode(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}
