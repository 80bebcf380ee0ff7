/**
 * Widths in pixels in which variants are made: what screens of 720, 1080 and 1320 pixels ask for where a picture takes 92 or
 * 100 % of them, and a card on a desk (397 to 416). Some browsers take the next larger one, others one a little smaller.
 */
const presetWidths = [320, 480, 640, 720, 960, 1320, 1920] as const;

/** Longest side of what is kept of an upload, in pixels. */
export const maxOriginalSide = 4096;

/** Widest variant understood by every browser; it is also the address given to those who know one address only. */
const maxFallbackWidth = 1320;
const smallFallbackWidth = 640;

/** Quality of the kept original, of which the variants are made. */
export const originalQuality = 90;

/** Longest side in pixels and quality of the placeholder: some 300 characters as a `data:` URI. */
export const placeholderPreset = { side: 24, quality: 40 };

/** The same of the small picture that stands for a file of an enquiry: some thousand characters. */
export const thumbnailPreset = { side: 200, quality: 55 };

/** Effort: AVIF 2 takes a second or two for a photo, 4 takes five to ten. */
export const avifPreset = { quality: 55, effort: 2 };
export const webpPreset = { quality: 76, effort: 4 };
export const jpegPreset = { quality: 80, mozjpeg: true };

/** The widths for a picture, smallest first: its own or the largest preset last, and none that is hardly smaller. */
export function chooseWidths(imageWidth: number): number[] {
  const largest = Math.min(imageWidth, Math.max(...presetWidths));
  return [...presetWidths.filter((width) => width <= largest * 0.85), largest];
}

/** Those of the widths that a JPEG is made in: one for small screens, one for others. */
export function chooseFallbackWidths(widths: readonly number[]): number[] {
  const large = widths.findLast((width) => width <= maxFallbackWidth);
  return widths.filter((width) => width === large || width === smallFallbackWidth);
}
