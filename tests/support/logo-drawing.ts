import sharp from "sharp";

interface LogoDrawing {
  width?: number;
  height?: number;
  colour?: string;
  /** Transparent by default. */
  background?: string;
  /** On each side, in pixels. */
  margin?: number;
}

/** A bar with a square hole, on a transparent or coloured background with margins. */
export function drawLogo({
  width = 600,
  height = 150,
  colour = "#1d3b6f",
  background,
  margin = 50,
}: LogoDrawing = {}) {
  const [totalWidth, totalHeight] = [width + 2 * margin, height + 2 * margin];
  const backgroundRect = background ? `<rect width="100%" height="100%" fill="${background}"/>` : "";
  const hole = `M${margin + 20} ${margin + 20}h20v10h-20z`;
  const bar = `<path fill-rule="evenodd" fill="${colour}" d="M${margin} ${margin}h${width}v${height}h-${width}z${hole}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${totalWidth}" height="${totalHeight}">${backgroundRect}${bar}</svg>`;
  return sharp(Buffer.from(svg));
}
