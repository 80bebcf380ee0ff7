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

/** Item types of pictures. All others are metadata, such as location, camera or owner. */
const pictureTypes = ["hvc1", "grid", "iden", "iovl", "tmap"];

/** Limit against hostile files; a phone's picture has about fifty tiles. */
const MAX_BOXES = 10_000;

interface Box {
  type: string;
  start: number;
  end: number;
}

/**
 * Overwrites a HEIC file's metadata (EXIF, XMP etc.) with zeros, without changing the picture. Returns null for a
 * file with an unknown structure, which may contain other metadata (ISO/IEC 14496-12, 8.11).
 */
export function stripHeicMetadata(file: Buffer): Buffer | null {
  try {
    const boxes = readBoxes(file, 0, file.length);
    if (boxes.some(({ type }) => !["ftyp", "meta", "mdat", "free"].includes(type))) return null;
    const meta = findBox(boxes, "meta");
    const parts = readBoxes(file, meta.start + 4, meta.end);
    const metadata = listMetadata(file, findBox(parts, "iinf"));
    const idat = parts.find(({ type }) => type === "idat")?.start ?? null;
    const erased = Buffer.from(file);
    for (const { start, end } of listRanges(file, findBox(parts, "iloc"), { metadata, idat }))
      erased.fill(0, start, end);
    return erased;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Throws a RangeError for too many boxes or one that exceeds its parent, like `Buffer` for an invalid offset. */
function readBoxes(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let offset = from; offset < to; ) {
    const shortSize = file.readUInt32BE(offset);
    const size = shortSize === 1 ? Number(file.readBigUInt64BE(offset + 8)) : shortSize || to - offset;
    const start = offset + (shortSize === 1 ? 16 : 8);
    if (offset + size > to || start > offset + size) throw new RangeError("A box exceeds its parent");
    if (boxes.length === MAX_BOXES) throw new RangeError("Too many boxes");
    boxes.push({ type: file.toString("latin1", offset + 4, offset + 8), start, end: offset + size });
    offset += size;
  }
  return boxes;
}

function findBox(boxes: readonly Box[], type: string): Box {
  const [box, second] = boxes.filter((candidate) => candidate.type === type);
  if (!box || second) throw new RangeError(`Expected exactly one ${type}`);
  return box;
}

function listMetadata(file: Buffer, { start, end }: Box): Set<number> {
  const entries = readBoxes(file, start + (file[start] === 0 ? 6 : 8), end);
  const metadata = new Set<number>();
  for (const { type, start } of entries) {
    const version = file[start];
    if (type !== "infe" || (version !== 2 && version !== 3))
      throw new RangeError("Unknown version of an item");
    const isLong = version === 3;
    const typeOffset = start + (isLong ? 10 : 8);
    const id = isLong ? file.readUInt32BE(start + 4) : file.readUInt16BE(start + 4);
    if (!pictureTypes.includes(file.toString("latin1", typeOffset, typeOffset + 4))) metadata.add(id);
  }
  return metadata;
}

function listRanges(
  file: Buffer,
  { start }: Box,
  { metadata, idat }: { metadata: ReadonlySet<number>; idat: number | null },
): { start: number; end: number }[] {
  let position = start;
  const read = (bytes: number) => {
    const value =
      bytes === 0
        ? 0
        : bytes === 8
          ? Number(file.readBigUInt64BE(position))
          : file.readUIntBE(position, bytes);
    position += bytes;
    return value;
  };
  const version = read(1);
  read(3);
  const [offsetSizes, baseSizes] = [read(1), read(1)];
  // Ranges without a length field take no space, so a hostile file could list any number of them.
  if ((offsetSizes & 15) === 0) throw new RangeError("Ranges without a length");
  const ranges: { start: number; end: number }[] = [];
  for (let items = read(version < 2 ? 2 : 4); items > 0; items--) {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    const isElsewhere = read(2) !== 0;
    const origin = method === 0 ? 0 : method === 1 ? idat : null;
    const base = read(baseSizes >> 4);
    for (let extents = read(2); extents > 0; extents--) {
      if (version > 0) read(baseSizes & 15);
      const offset = read(offsetSizes >> 4);
      const length = read(offsetSizes & 15);
      if (!metadata.has(id)) continue;
      const from = (origin ?? Number.NaN) + base + offset;
      if (isElsewhere || length === 0 || !(from + length <= file.length))
        throw new RangeError("Metadata outside the file");
      ranges.push({ start: from, end: from + length });
    }
  }
  return ranges;
}
