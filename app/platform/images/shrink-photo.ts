import { chooseWidths, maxOriginalSide, uploadRecipe } from "./encodings";

interface Size {
  width: number;
  height: number;
}

interface Purpose {
  findScale: (size: Size) => number;
  /** In order of preference. A browser that cannot write a format returns another one. */
  formats: readonly { type: string; quality: number }[];
}

/** For viewing at full size, with less loss than the encoding of the stored original. */
export const originalPurpose: Purpose = {
  findScale: ({ width, height }) => maxOriginalSide / Math.max(width, height),
  formats: [{ type: "image/jpeg", quality: 0.92 }],
};

/** As large as the largest variant, with slightly better quality. */
export const variantsPurpose: Purpose = {
  findScale: (size) => (chooseWidths(uploadRecipe, size).at(-1) ?? size.width) / size.width,
  formats: [
    { type: "image/webp", quality: 0.8 },
    { type: "image/jpeg", quality: 0.82 },
  ],
};

/** In bytes. Metadata and thumbnails may precede the size. */
const MAX_HEADER_BYTES = 512 * 1024;

/** In bytes. A phone would run out of memory with a larger file. */
const MAX_BYTES = 100_000_000;

export function canShrink({ type, size }: Pick<File, "type" | "size">): boolean {
  return type === "image/jpeg" && size <= MAX_BYTES;
}

/** Returns true for HEIC, the format of iPhone photos, which Safari can decode. Some systems have no MIME type for it. */
function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** A resized photo that is larger than this share of the file's size is not worth the loss of quality. */
const MAX_SIZE_SHARE = 0.8;

/** In bytes. Resizing a smaller file saves no time. */
const SMALL_BYTES = 100_000;

/** Returns the original file if it is small enough or resizing fails, because the server accepts both. */
export async function shrinkPhoto(file: File, purpose: Purpose = originalPurpose): Promise<File> {
  try {
    if (canShrink(file)) return await shrinkJpeg(file, purpose);
    // Convert files of any size, because the server's conversion costs much more.
    if (purpose === variantsPurpose && isHeic(file) && file.size <= MAX_BYTES)
      return await encode(file, purpose);
    return file;
  } catch {
    return file;
  }
}

async function shrinkJpeg(file: File, purpose: Purpose): Promise<File> {
  const size = findJpegSize(new Uint8Array(await file.slice(0, MAX_HEADER_BYTES).arrayBuffer()));
  if (!size) return file;
  const turned = { width: size.height, height: size.width };
  // The orientation is unknown, so allow for both.
  const isSmall = Math.min(purpose.findScale(size), purpose.findScale(turned)) >= 1;
  if (isSmall && (purpose === originalPurpose || file.size <= SMALL_BYTES)) return file;
  return await encode(file, purpose);
}

async function encode(file: File, { findScale, formats }: Purpose): Promise<File> {
  // Decode upright first, because the header's sides may be swapped.
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, findScale(bitmap));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return file;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const { type, quality } of formats) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    // Some browsers return another format, or an empty picture when memory is short.
    if (blob?.type !== type || blob.size < 1_000) continue;
    if (blob.size >= file.size * MAX_SIZE_SHARE) return file;
    return new File([blob], file.name, { type, lastModified: file.lastModified });
  }
  return file;
}

/** Size before rotation; null when these bytes do not contain it. */
export function findJpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let offset = 2; offset + 9 <= bytes.length; ) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    // A frame (SOF): C0 to CF except the Huffman (C4) and arithmetic coding (CC) tables and C8.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    }
    // A marker may be preceded by FF fill bytes.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return null;
}
