import { createRequire } from "node:module";
import { drawingFonts } from "~/sizes/drawing-files.server";

const { resolve } = createRequire(import.meta.url);

/** The second Latin file has the rupee sign. */
const fonts = [
  "source-sans-3/files/source-sans-3-latin",
  "source-sans-3/files/source-sans-3-latin-ext",
  "noto-sans-tamil/files/noto-sans-tamil-tamil",
  "noto-sans-malayalam/files/noto-sans-malayalam-malayalam",
  "noto-sans-kannada/files/noto-sans-kannada-kannada",
  "noto-sans-telugu/files/noto-sans-telugu-telugu",
  "noto-sans-devanagari/files/noto-sans-devanagari-devanagari",
] as const;

const characterRanges: Partial<Record<(typeof fonts)[number], RegExp>> = {
  "source-sans-3/files/source-sans-3-latin-ext": /[\u0100-\u024f\u1e00-\u1eff\u20a0-\u20c0]/,
  "noto-sans-tamil/files/noto-sans-tamil-tamil": /[\u0b80-\u0bff]/,
  "noto-sans-malayalam/files/noto-sans-malayalam-malayalam": /[\u0d00-\u0d7f]/,
  "noto-sans-kannada/files/noto-sans-kannada-kannada": /[\u0c80-\u0cff]/,
  "noto-sans-telugu/files/noto-sans-telugu-telugu": /[\u0c00-\u0c7f]/,
  "noto-sans-devanagari/files/noto-sans-devanagari-devanagari": /[\u0900-\u097f]/,
};

export type Weight = 400 | 600;

/** Returns the path of a font file. PDFKit reads the file only when a text needs it. */
function getFontPath(fontName: string, weight: Weight): string {
  if (fontName === "eighths") return getDrawingFontPath(weight);
  return resolve(`@fontsource/${fontName}-${weight}-normal.woff`);
}

/** Returns the path of the font of drawings, which has ⅛, ⅜, ⅝ and ⅞. */
export function getDrawingFontPath(weight: Weight): string {
  return drawingFonts.find((font) => font.weight === weight)?.path ?? "";
}

export function getTextFontPath(weight: Weight): string {
  return getFontPath(fonts[0], weight);
}

export interface FontRun {
  text: string;
  font: string;
  /** A new object each time, because PDFKit changes it. */
  features?: Record<string, boolean>;
}

/** Turns off mark positioning: Fontkit 2 fails on empty anchors of the Malayalam font. */
const withoutMarkPositioning = { mark: false, mkmk: false, abvm: false, blwm: false };

/** Splits a text into runs of one font. Joiners and spaces belong to the preceding run. */
export function splitByFont(text: string, weight: Weight): FontRun[] {
  const runs: { text: string; fontName: string }[] = [];
  for (const character of text) {
    const lastRun = runs.at(-1);
    const isNeutral = character === " " || character === "\u200c" || character === "\u200d";
    const fontName = isNeutral && lastRun ? lastRun.fontName : findFontName(character);
    if (lastRun?.fontName === fontName) lastRun.text += character;
    else runs.push({ text: character, fontName });
  }
  return runs.map(({ text: run, fontName }) => ({
    text: run,
    font: getFontPath(fontName, weight),
    ...(fontName.includes("malayalam") && { features: { ...withoutMarkPositioning } }),
  }));
}

function findFontName(character: string): string {
  if (/[⅛⅜⅝⅞≈]/.test(character)) return "eighths";
  return fonts.find((name) => characterRanges[name]?.test(character)) ?? fonts[0];
}
