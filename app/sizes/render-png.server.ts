import { renderAsync } from "@resvg/resvg-js";
import { drawingFonts } from "./drawing-fonts.server";

/**
 * Renders an SVG file of `writeSvg` as a PNG picture, beside the main thread and with no font but the site's own: sharp would take
 * the machine's, and a container has none.
 *
 * @param width of the picture, in pixels
 */
export async function renderPng(svg: string, width: number): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: drawingFonts.map(({ path }) => path),
      defaultFontFamily: "Text Sans",
    },
  });
  return picture.asPng();
}
