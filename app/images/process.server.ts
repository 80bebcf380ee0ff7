import {
  chooseWidths,
  type EncodedPicture,
  encodePicture,
  maxOriginalSide,
  originalQuality,
  placeholderPreset,
  uploadRecipe,
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

/** Makes the variants of an original one after the other, best encoding first, then smallest first. */
export async function* makeVariants(original: Buffer): AsyncGenerator<EncodedPicture> {
  const { width, hasAlpha } = await openImage(original).metadata();
  // Decoded once: every variant is made from these pixels.
  const pixels = await openImage(original)
    .resize({ width: chooseWidths(uploadRecipe, width).at(-1) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  yield* encodePicture(() => openPixels(pixels), { width, hasAlpha }, uploadRecipe);
}
