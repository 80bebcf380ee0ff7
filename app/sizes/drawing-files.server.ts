import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import type { Drawing } from "./kind";
import { writeSvg } from "./write-svg";

/**
 * The site's sans font with drawing symbols. Embedded because containers have no fonts and some viewers lack woff2.
 * Built from @fontsource/source-sans-3 5.3.1 with fonttools (see `ui/styles/fonts.css`); ⅛, ⅜, ⅝ and ⅞ are composed
 * from parts of ½, and ≈ from two tildes.
 */
const drawingFonts = [400, 600].map((weight) => ({
  weight,
  path: resolve(`app/sizes/fonts/text-sans-${weight}.ttf`),
}));

/** Renders off the main thread; `width` in pixels. Does not use sharp, which needs system fonts. */
export async function renderPng(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: drawingFonts.map(({ path }) => path),
      defaultFontFamily: "Text Sans",
    },
  });
  return image.asPng();
}

const style = `
@page { size: A4 landscape; margin: 0 }
html { background: #eef2f2 }
body { margin: 0 }
svg { display: block; width: 297mm; height: 210mm; margin: 8mm auto; box-shadow: 0 2mm 8mm -3mm rgb(16 24 28 / 0.3); break-inside: avoid }
@media print { svg { margin: 0; box-shadow: none; break-after: page } svg:last-of-type { break-after: auto } html { background: none } }
`;

/** Writes A4 drawings as one HTML page that prints to scale. `title` is not escaped. */
export async function writeSheets(title: string, drawings: readonly Drawing[]): Promise<string> {
  const fontFaces = await Promise.all(
    drawingFonts.map(async ({ path, weight }) => {
      const data = (await readFile(path)).toString("base64");
      return `@font-face { font-family: "Text Sans"; font-weight: ${weight}; src: url("data:font/ttf;base64,${data}") }`;
    }),
  );
  return (
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${fontFaces.join("")}${style}</style></head>` +
    `<body>${drawings.map(writeSvg).join("")}</body></html>`
  );
}
