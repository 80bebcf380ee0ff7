import { resolve } from "node:path";

/**
 * The site's sans with the signs of drawings, as files for what knows no woff2 or no address: a container has no fonts of its own.
 * From
 * @fontsource/source-sans-3 5.3.1 with fonttools to TrueType, as `ui/styles/fonts.css` tells of the others; the eighths are put
 *   together from the parts of its half, and ≈ from two tildes.
 */
export const drawingFonts = [400, 600].map((weight) => ({
  weight,
  path: resolve(`app/sizes/fonts/text-sans-${weight}.ttf`),
}));
