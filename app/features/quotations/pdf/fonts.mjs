import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { create } from "fontkit";
import { unpackWoff } from "./woff.mjs";

/** @typedef {400 | 600} Weight */
/** @typedef {{ name: string, font: import("fontkit").Font }} NamedFont */
/** @typedef {{ text: string, font: NamedFont }} FontRun */

const { resolve: resolveModule } = createRequire(import.meta.url);

/** The font of drawings, which has ⅛, ⅜, ⅝, ⅞ and ≈. */
const DRAWING = "drawing";

/** Has →, ≤, ≥, √, ⌀ and ✓, and no semibold. */
const MATH = "noto-sans-math-latin";

/** In the order of preference. The second one has the rupee sign, the Greek one Ω and the Cyrillic one №. */
const families = [
  ...["latin", "latin-ext", "vietnamese", "greek", "cyrillic"].map((part) => `source-sans-3-${part}`),
  DRAWING,
  ...[
    "tamil",
    "malayalam",
    "kannada",
    "telugu",
    "devanagari",
    "bengali",
    "gujarati",
    "gurmukhi",
    "oriya",
  ].map((script) => `noto-sans-${script}-${script}`),
  MATH,
];

/** Turns off mark positioning: Fontkit 2 fails on empty anchors, such as those of the Malayalam and Gurmukhi fonts. */
const withoutMarkPositioning = { mark: false, mkmk: false, abvm: false, blwm: false };

/** Stay open, because reading their tables takes longer than a document. @type {Map<string, NamedFont>} */
const openFonts = new Map();

/** @param {string} family @param {Weight} weight @returns {NamedFont} */
function openFont(family, weight) {
  const usedWeight = family === MATH ? 400 : weight;
  const name = `${family}-${usedWeight}`;
  const opened = openFonts.get(name);
  if (opened) return opened;
  const font = /** @type {import("fontkit").Font} */ (create(readFont(family, usedWeight)));
  const layout = font.layout.bind(font);
  // Here and not as an option of PDFKit, which lays out each text with features anew.
  font.layout = (text) => {
    try {
      return layout(text);
    } catch {
      return layout(text, /** @type {any} */ ({ ...withoutMarkPositioning }));
    }
  };
  const named = { name, font };
  openFonts.set(name, named);
  return named;
}

/** A glyph of Fontkit keeps the character of its first use, so a copied text would depend on earlier documents. */
export function forgetGlyphs() {
  for (const { font } of openFonts.values()) Object.assign(font, { _glyphs: {} });
}

/** @param {string} family @param {Weight} weight */
function readFont(family, weight) {
  if (family === DRAWING) return readFileSync(resolve(`app/sizes/fonts/text-sans-${weight}.ttf`));
  const folder = family.slice(0, family.lastIndexOf("-"));
  const moduleName = family.startsWith("source-sans-3") ? "source-sans-3" : folder;
  return unpackWoff(
    readFileSync(resolveModule(`@fontsource/${moduleName}/files/${family}-${weight}-normal.woff`)),
  );
}

/** @param {Weight} weight */
export const openDrawingFont = (weight) => openFont(DRAWING, weight);

/** By code point and weight. @type {Map<string, NamedFont | null>} */
const foundFonts = new Map();

/** Returns null when no font has a glyph for the character. @param {string} character @param {Weight} weight */
function findFont(character, weight) {
  const key = character + weight;
  const known = foundFonts.get(key);
  if (known !== undefined) return known;
  const family = families.find((name) => hasGlyph(openFont(name, weight), character));
  const found = family ? openFont(family, weight) : null;
  foundFonts.set(key, found);
  return found;
}

/** @param {NamedFont} font @param {string} character */
function hasGlyph({ font }, character) {
  return font.hasGlyphForCodePoint(Number(character.codePointAt(0)));
}

/** No font has the non-breaking hyphen, and words break only at spaces. @param {string} text */
const replaceHyphens = (text) => text.replaceAll("\u2011", "-");

const latinFamily = /^source-sans-3-latin/;

/**
 * Splits a text into runs of one font. Joiners, spaces, marks and shared punctuation of Indian scripts belong to the
 * preceding run. A character that no font has becomes a box.
 * @param {string} text
 * @param {Weight} weight
 */
export function splitByFont(text, weight) {
  /** @type {FontRun[]} */
  const runs = [];
  for (const character of replaceHyphens(text)) {
    const lastRun = runs.at(-1);
    const font = chooseFont(character, weight, lastRun?.font);
    if (lastRun?.font === font) lastRun.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

/** @param {string} character @param {Weight} weight @param {NamedFont} [lastFont] */
function chooseFont(character, weight, lastFont) {
  if (lastFont && (character === "\u200c" || character === "\u200d")) return lastFont;
  if (lastFont && character === " " && hasGlyph(lastFont, character)) return lastFont;
  const font = findFont(character, weight);
  if (!font) return lastFont ?? openFont("source-sans-3-latin", weight);
  if (!lastFont || latinFamily.test(font.name)) return font;
  return hasGlyph(lastFont, character) ? lastFont : font;
}

/** Returns each character that a document shows as a box. @param {string} text */
export function findMissingCharacters(text) {
  const characters = new Set(replaceHyphens(text).replace(/[\s\u200c\u200d]/g, ""));
  return [...characters].filter((character) => findFont(character, 400) === null);
}
