import { resolve } from "node:path";
import { renderAsync } from "@resvg/resvg-js";

/**
 * The site's sans with the signs of drawings, as files that the renderer reads: it knows no woff2, and a container has no fonts. From
 * @fontsource/source-sans-3 5.3.1 with fonttools, as `ui/styles/fonts.css` tells of the others, to TrueType in the weights 400 and 600;
 * the eighths are put together from the parts of its half, and ≈ from two tildes.
 */
const fontFiles = ["text-sans-400.ttf", "text-sans-600.ttf"].map((name) => resolve("app/sizes/fonts", name));

/**
 * Renders an SVG file of `writeSvg` as a PNG picture, beside the main thread and with no font but the site's own.
 *
 * @param width of the picture, in pixels
 */
export async function renderPng(svg: string, width: number): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: "Text Sans" },
  });
  return picture.asPng();
}
