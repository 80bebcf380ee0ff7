import { chooseWidths, maxOriginalSide, uploadRecipe } from "./encodings";

interface Size {
  width: number;
  height: number;
}

/** What a photograph is scaled down for. */
interface Purpose {
  /** The share of its sides that it keeps, up to 1. */
  findScale: (size: Size) => number;
  /** The formats to try in turn, each with its quality: browsers that do not write one give another instead. */
  formats: readonly { type: string; quality: number }[];
}

/** To be looked at as it is, by the owner: what is lost is less than what the stored original loses once more. */
export const original: Purpose = {
  findScale: ({ width, height }) => maxOriginalSide / Math.max(width, height),
  formats: [{ type: "image/jpeg", quality: 0.92 }],
};

/** To be shown in its variants: no larger than the largest of them, and somewhat better than its encoding. */
export const forVariants: Purpose = {
  findScale: (size) => (chooseWidths(uploadRecipe, size).at(-1) ?? size.width) / size.width,
  formats: [
    { type: "image/webp", quality: 0.8 },
    { type: "image/jpeg", quality: 0.82 },
  ],
};

/** Where the header of a JPEG ends at the latest, in bytes: metadata and the thumbnails in it come first. */
const headerBytes = 512 * 1024;

/** Larger files are not even tried: a telephone would run out of memory. */
const mostBytes = 100_000_000;

/** Whether `shrinkPhotograph` may make a file smaller. */
export function mayShrink({ type, size }: Pick<File, "type" | "size">): boolean {
  return type === "image/jpeg" && size <= mostBytes;
}

/** The photographs of iPhones, which their own browser decodes; some systems have no MIME type for them. */
function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** A photograph that gets no smaller than this share of itself is sent as it is. */
const largestShare = 0.8;

/** Below this a file is sent about as fast as it is scaled down; in bytes. */
const smallBytes = 100_000;

/**
 * Scales a photograph down to what the site needs of it, so that it takes a slow line less time. Gives the file as it is where it
 * is small enough, or anything goes wrong: the server takes it either way.
 */
export async function shrinkPhotograph(file: File, purpose: Purpose = original): Promise<File> {
  try {
    if (mayShrink(file)) return await shrinkJpeg(file, purpose);
    // Converted whatever its size: the server would have to, with much more work.
    if (purpose === forVariants && isHeic(file) && file.size <= mostBytes) return await encode(file, purpose);
    return file;
  } catch {
    return file;
  }
}

async function shrinkJpeg(file: File, purpose: Purpose): Promise<File> {
  const size = findJpegSize(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
  if (!size) return file;
  const turned = { width: size.height, height: size.width };
  // The orientation has not been read, so both are accepted.
  const isSmall = Math.min(purpose.findScale(size), purpose.findScale(turned)) >= 1;
  if (isSmall && (purpose === original || file.size <= smallBytes)) return file;
  return await encode(file, purpose);
}

async function encode(file: File, { findScale, formats }: Purpose): Promise<File> {
  // Upright first: the sides in the header may have to be exchanged.
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, findScale(whole));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return file;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  for (const { type, quality } of formats) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    // Some browsers give another format, or an empty picture where memory is short.
    if (blob?.type !== type || blob.size < 1_000) continue;
    // What saves little is not worth what it loses.
    if (blob.size >= file.size * largestShare) return file;
    return new File([blob], file.name, { type, lastModified: file.lastModified });
  }
  return file;
}

/** The size in pixels that the header of a JPEG gives, not turned; null when it is not in these bytes. */
export function findJpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // A frame (SOF): all from C0 to CF but tables of Huffman (C4) and arithmetic coding (CC), and C8.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // Bytes may be filled with FF before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
