import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from "sharp";

export const maxOriginalSide = 4096;

/** JPEG quality of a stored original, the source of its variants. */
export const originalQuality = 90;

/** In characters of a `data:` URI, because each sent quotation contains it. */
export const MAX_SIGNATURE_LENGTH = 8000;

/** Longest side in pixels and WebP quality: about 300 characters as a `data:` URI. */
export const placeholderPreset = { side: 24, quality: 40 };

/** A few thousand characters as a `data:` URI. */
export const thumbnailPreset = { side: 200, quality: 55 };

export interface Recipe {
  /** In pixels, ascending. */
  widths: readonly number[];
  /** Maximum pixels of one file, so tall pictures are narrower. */
  maxPixels: number;
  /** A width above this share of the largest one is omitted, because it would save too little. */
  maxShare: number;
  avif: AvifOptions;
  /** Undefined if no WebP files are made. */
  webp?: WebpOptions;
  jpeg: JpegOptions;
  chooseJpegWidths: (widths: readonly number[]) => number[];
}

/**
 * Screens that are 720, 1080 or 1320 pixels wide request about these widths for pictures that fill 92 or 100 % of the
 * screen. A card on a desktop screen requests 397 to 416. Some browsers choose the next larger width, others a slightly
 * smaller one. AVIF effort 2 takes one or two seconds per photo, effort 4 takes five to ten.
 */
export const uploadRecipe: Recipe = {
  widths: [320, 480, 640, 720, 960, 1320, 1920],
  // Encoding AVIF takes 40 bytes per pixel.
  maxPixels: 5_500_000,
  maxShare: 0.85,
  avif: { quality: 55, effort: 2 },
  webp: { quality: 76, effort: 4 },
  jpeg: { quality: 80, mozjpeg: true },
  // One for small screens, and one for the `src` attribute.
  chooseJpegWidths: (widths) => {
    const large = widths.findLast((width) => width <= 1320);
    return widths.filter((width) => width === large || width === 640);
  },
};

/** Increment the version in `make-picture.ts` with every change, to rebuild all pictures. */
export const siteRecipe: Recipe = {
  widths: [480, 800, 1200, 1600, 1920],
  maxPixels: Number.POSITIVE_INFINITY,
  maxShare: 0.9,
  avif: { quality: 52, effort: 5, chromaSubsampling: "4:2:0" },
  jpeg: { quality: 74, mozjpeg: true },
  chooseJpegWidths: (widths) => [Math.min(widths.at(-1) ?? 0, 1200)],
};

interface Size {
  width: number;
  height: number;
}

/** Returns widths in ascending order; the last one is the picture's own width or the recipe's maximum. */
export function chooseWidths({ widths, maxShare, maxPixels }: Recipe, { width, height }: Size): number[] {
  const pixelLimitedWidth = Math.floor(Math.sqrt((maxPixels * width) / height));
  const largest = Math.min(width, Math.max(...widths), pixelLimitedWidth);
  return [...widths.filter((candidate) => candidate <= largest * maxShare), largest];
}

export interface Encoding {
  type: "image/avif" | "image/webp" | "image/jpeg" | "image/png";
  width: number;
  options: AvifOptions | WebpOptions | JpegOptions | PngOptions;
}

export interface EncodedPicture {
  data: Buffer;
  type: Encoding["type"];
  width: number;
}

/** Lists the best format first, then ascending widths. Pictures with transparency (`hasAlpha`) have no JPEG files. */
export function listEncodings(
  { hasAlpha = false, ...size }: Size & { hasAlpha?: boolean },
  recipe: Recipe,
): Encoding[] {
  const widths = chooseWidths(recipe, size);
  const { avif, webp, jpeg } = recipe;
  return [
    ...widths.map((width) => ({ type: "image/avif" as const, width, options: avif })),
    ...(webp ? widths : []).map((width) => ({ type: "image/webp" as const, width, options: webp ?? {} })),
    ...(hasAlpha ? [] : recipe.chooseJpegWidths(widths)).map((width) => ({
      type: "image/jpeg" as const,
      width,
      options: jpeg,
    })),
  ];
}

/** Background on which a transparent logo is legible; null for an opaque logo. */
export type LogoBackground = "light" | "dark" | null;

/** In CSS pixels. */
export const headerBox: Size = { width: 208, height: 44 };

/** In pixels: favicon, Apple's home screen, and two for manifests. */
export const iconSides = [32, 180, 192, 512] as const;

/** In pixels. Only the maskable icon has this size. */
export const MASKABLE_SIDE = 640;

/** Returns the largest size within the box; never enlarges. */
export function fitLogo({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
