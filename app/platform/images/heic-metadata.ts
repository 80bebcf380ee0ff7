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
