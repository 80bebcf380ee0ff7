import type { AvifOptions, JpegOptions, WebpOptions } from "sharp";

/** Longest side of a stored original, in pixels. */
export const maxOriginalSide = 4096;

/** JPEG quality of a stored original, from which its variants are made. */
export const originalQuality = 90;

/** Longest side in pixels and WebP quality of a placeholder: about 300 characters as a `data:` URI. */
export const placeholderPreset = { side: 24, quality: 40 };

/** The same for the thumbnail of an attachment: some thousand characters. */
export const thumbnailPreset = { side: 200, quality: 55 };

/** The widths, formats and qualities in which pictures are encoded. */
export interface Recipe {
  /** In pixels, smallest first. */
  widths: readonly number[];
  /** Most pixels of one file; a tall picture is narrower. */
  maxPixels: number;
  /** A width is left out when it exceeds this share of the largest one, because it would save too little. */
  largestShare: number;
  avif: AvifOptions;
  /** Missing when there are no WebP files. */
  webp?: WebpOptions;
  jpeg: JpegOptions;
  /** The widths of the JPEG files, given all widths. */
  chooseJpegWidths: (widths: readonly number[]) => number[];
}

/**
 * For uploads. The widths are what screens of 720, 1080 and 1320 pixels request where a picture takes 92 or 100 % of them, and
 * a card on a desktop screen (397 to 416). Some browsers take the next larger one, others one a little smaller. AVIF effort 2
 * takes a second or two for a photograph, effort 4 five to ten.
 */
export const uploadRecipe: Recipe = {
  widths: [320, 480, 640, 720, 960, 1320, 1920],
  // Encoding AVIF takes 40 bytes for each.
  maxPixels: 5_500_000,
  largestShare: 0.85,
  avif: { quality: 55, effort: 2 },
  webp: { quality: 76, effort: 4 },
  jpeg: { quality: 80, mozjpeg: true },
  // One for small screens, and one that is also the fallback address.
  chooseJpegWidths: (widths) => {
    const large = widths.findLast((width) => width <= 1320);
    return widths.filter((width) => width === large || width === 640);
  },
};

/** For the site's own pictures. Raise the version in `make-picture.ts` with every change, so that all pictures are remade. */
export const siteRecipe: Recipe = {
  widths: [480, 800, 1200, 1600, 1920],
  maxPixels: Number.POSITIVE_INFINITY,
  largestShare: 0.9,
  avif: { quality: 52, effort: 5, chromaSubsampling: "4:2:0" },
  jpeg: { quality: 74, mozjpeg: true },
  chooseJpegWidths: (widths) => [Math.min(widths.at(-1) ?? 0, 1200)],
};

interface Size {
  width: number;
  height: number;
}

/** The widths for a picture, smallest first; the last is its own width or the largest of the recipe. */
export function chooseWidths({ widths, largestShare, maxPixels }: Recipe, { width, height }: Size): number[] {
  const widest = Math.floor(Math.sqrt((maxPixels * width) / height));
  const largest = Math.min(width, Math.max(...widths), widest);
  return [...widths.filter((one) => one <= largest * largestShare), largest];
}

/** How one file of a picture is encoded. */
export interface Encoding {
  type: "image/avif" | "image/webp" | "image/jpeg";
  width: number;
  options: AvifOptions | WebpOptions | JpegOptions;
}

/** One encoding of a picture in one width. */
export interface EncodedPicture extends Omit<Encoding, "options"> {
  data: Buffer;
}

/**
 * The encodings of a picture in all formats and widths of a recipe: best format first, then smallest first.
 *
 * @param hasAlpha whether it has transparency: then there are no JPEG files
 */
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
