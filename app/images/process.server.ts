import type { Sharp } from "sharp";
import {
  avifPreset,
  chooseFallbackWidths,
  chooseWidths,
  jpegPreset,
  maxOriginalSide,
  originalQuality,
  placeholderPreset,
  webpPreset,
} from "./encodings";
import { openImage, openPixels, withDecodeMutex } from "./sharp.server";

/** The stored form of an upload: upright, without metadata, in sRGB. */
export interface OriginalImage {
  data: Buffer;
  /** PNG where something shows through, else JPEG. */
  type: "image/jpeg" | "image/png";
  width: number;
  height: number;
  /** A `data:` URI. */
  placeholder: string;
}

/** One encoding of a picture in one width. */
export interface ImageVariant {
  data: Buffer;
  type: "image/avif" | "image/webp" | "image/jpeg";
  width: number;
}

/** Makes the stored original of an uploaded file. Throws when it cannot be decoded. */
export function makeOriginal(path: string): Promise<OriginalImage> {
  return withDecodeMutex(async () => {
    const upright = openImage(path)
      .autoOrient()
      .resize({ width: maxOriginalSide, height: maxOriginalSide, fit: "inside", withoutEnlargement: true });
    const type = (await isTransparent(path)) ? "image/png" : "image/jpeg";
    const encoded =
      type === "image/png" ? upright.png() : upright.removeAlpha().jpeg({ quality: originalQuality });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const placeholder = await makeInlinePicture(data, placeholderPreset);
    return { data, type, width: info.width, height: info.height, placeholder };
  });
}

/** Whether any pixel is transparent; many pictures have an opaque alpha channel. */
async function isTransparent(path: string): Promise<boolean> {
  const { hasAlpha } = await openImage(path).metadata();
  return hasAlpha && !(await openImage(path).stats()).isOpaque;
}

/** Makes a small picture of an original as a `data:` URI; `side` is its longest, in pixels. */
export async function makeInlinePicture(
  original: Buffer,
  { side, quality }: { side: number; quality: number },
): Promise<string> {
  const tiny = await openImage(original)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** Makes the variants of an original one after the other, best encoding first and in it smallest first. */
export async function* makeVariants(original: Buffer): AsyncGenerator<ImageVariant> {
  const { width: fullWidth, hasAlpha } = await openImage(original).metadata();
  const widths = chooseWidths(fullWidth);
  // Decoded once: every variant is made from these pixels.
  const pixels = await openImage(original)
    .resize({ width: widths.at(-1) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = async (type: ImageVariant["type"], width: number, encodeAs: (image: Sharp) => Sharp) => ({
    data: await encodeAs(openPixels(pixels).resize({ width })).toBuffer(),
    type,
    width,
  });
  for (const width of widths) yield encode("image/avif", width, (image) => image.avif(avifPreset));
  for (const width of widths) yield encode("image/webp", width, (image) => image.webp(webpPreset));
  if (hasAlpha) return;
  for (const width of chooseFallbackWidths(widths)) {
    yield encode("image/jpeg", width, (image) => image.jpeg(jpegPreset));
  }
}
