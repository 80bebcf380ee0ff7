import type { AvifOptions, JpegOptions, Sharp, WebpOptions } from "sharp";

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
  largestShare: 0.9,
  avif: { quality: 52, effort: 5, chromaSubsampling: "4:2:0" },
  jpeg: { quality: 74, mozjpeg: true },
  chooseJpegWidths: (widths) => [Math.min(widths.at(-1) ?? 0, 1200)],
};

/** The widths for a picture, smallest first; the last is its own width or the largest of the recipe. */
export function chooseWidths({ widths, largestShare }: Recipe, imageWidth: number): number[] {
  const largest = Math.min(imageWidth, Math.max(...widths));
  return [...widths.filter((width) => width <= largest * largestShare), largest];
}

/** One encoding of a picture in one width. */
export interface EncodedPicture {
  data: Buffer;
  type: "image/avif" | "image/webp" | "image/jpeg";
  width: number;
}

/**
 * Encodes a picture in all formats and widths of a recipe, one after the other: best format first, then smallest first.
 *
 * @param open gives the decoded picture anew for each encoding
 * @param hasAlpha whether it has transparency: then there are no JPEG files
 */
export async function* encodePicture(
  open: () => Sharp,
  { width: imageWidth, hasAlpha = false }: { width: number; hasAlpha?: boolean },
  recipe: Recipe,
): AsyncGenerator<EncodedPicture> {
  const widths = chooseWidths(recipe, imageWidth);
  const { avif, webp, jpeg } = recipe;
  const resize = (width: number) => open().resize({ width });
  for (const width of widths)
    yield { data: await resize(width).avif(avif).toBuffer(), type: "image/avif", width };
  for (const width of webp ? widths : [])
    yield { data: await resize(width).webp(webp).toBuffer(), type: "image/webp", width };
  for (const width of hasAlpha ? [] : recipe.chooseJpegWidths(widths))
    yield { data: await resize(width).jpeg(jpeg).toBuffer(), type: "image/jpeg", width };
}
