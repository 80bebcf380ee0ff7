import { maxOriginalSide } from "~/images/encodings";

/** JPEG quality: what is lost is less than what the stored original loses once more. */
const quality = 0.92;

/** Where the header of a JPEG ends at the latest, in bytes: metadata and the thumbnails in it come first. */
const headerBytes = 512 * 1024;

/** Larger files are not even tried: a telephone would run out of memory. */
const mostBytes = 100_000_000;

/** Whether `shrinkPhotograph` may make a file smaller. */
export function mayShrink({ type, size }: Pick<File, "type" | "size">): boolean {
  return type === "image/jpeg" && size <= mostBytes;
}

/**
 * Scales a photograph down to what the site stores of it, so that it takes a slow line less time. Gives the file as it is where it
 * is small enough, or anything goes wrong: the server takes it either way.
 */
export async function shrinkPhotograph(file: File): Promise<File> {
  try {
    return mayShrink(file) ? await shrink(file) : file;
  } catch {
    return file;
  }
}

async function shrink(file: File): Promise<File> {
  const size = findJpegSize(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
  if (!size || Math.max(size.width, size.height) <= maxOriginalSide) return file;
  // Upright first: the sides in the header may have to be exchanged.
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = maxOriginalSide / Math.max(whole.width, whole.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return file;
  context.imageSmoothingQuality = "high";
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  // Some browsers give another format, or an empty picture where memory is short.
  if (blob?.type !== "image/jpeg" || blob.size < 1_000 || blob.size >= file.size) return file;
  return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
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
