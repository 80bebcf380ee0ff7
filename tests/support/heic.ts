import { readFile } from "node:fs/promises";

/**
 * HEIC files of 100 by 64 pixels, encoded with libheif's heif-enc and x265 because no dependency writes HEVC.
 * `telephone`: red on the left and blue on the right, rotated clockwise by an added `irot` box, in Display P3, with
 * EXIF that contains manufacturer and location. `glass`: blue, half transparent. `large-tile`: 512 by 512 pixels, red on the left
 * and blue on the right.
 */
export function readHeic(name: "telephone" | "glass" | "large-tile"): Promise<Buffer> {
  return readFile(`tests/support/heic/${name}.heic`);
}

interface TiledHeic {
  columns: number;
  rows: number;
  /** The file that supplies the tile. */
  tile?: keyof typeof tilesByName;
  /** The last tiles may extend beyond the picture. */
  size?: { width: number; height: number };
  /** Transformations of the whole picture, in order. */
  transforms?: readonly Transform[];
}

type Transform = { turnedLeft: 0 | 1 | 2 | 3 } | { mirrored: "vertically" | "horizontally" };

/** Size in pixels, and the length of the encoded picture in bytes. */
const tilesByName = {
  telephone: { width: 100, height: 64, bytes: 172 },
  "large-tile": { width: 512, height: 512, bytes: 507 },
};

/** A HEIC file of identical tiles, like those of phones: each is red on the left and blue on the right, not rotated. */
export async function makeTiledHeic({
  columns,
  rows,
  tile = "telephone",
  size,
  transforms = [],
}: TiledHeic): Promise<Buffer> {
  const file = await readHeic(tile);
  const { width, height, bytes } = tilesByName[tile];
  const pictureSize = size ?? { width: columns * width, height: rows * height };
  const tiles = Array.from({ length: columns * rows }, (_, index) => index + 2);
  const describeSize = (width: number, height: number) => box("ispe", u32(0), u32(width), u32(height));
  const properties = [
    cutBox(file, "hvcC"),
    describeSize(width, height),
    describeSize(pictureSize.width, pictureSize.height),
    cutBox(file, "colr"),
    cutBox(file, "pixi"),
    ...transforms.map((transform) =>
      "turnedLeft" in transform
        ? box("irot", Buffer.of(transform.turnedLeft))
        : box("imir", Buffer.of(transform.mirrored === "vertically" ? 0 : 1)),
    ),
  ];
  const pictureProperties = [3, 4, 5, ...transforms.map((_, index) => 6 + index)];
  const associate = (id: number, numbers: readonly number[]) =>
    Buffer.concat([u16(id), Buffer.of(numbers.length), Buffer.from(numbers.map((number) => 128 | number))]);
  const describe = (id: number, type: string) =>
    box("infe", u32(0x02000000), u16(id), u16(0), Buffer.from(`${type}\0`));
  const grid = Buffer.concat([
    Buffer.of(0, 1, rows - 1, columns - 1),
    u32(pictureSize.width),
    u32(pictureSize.height),
  ]);
  const pixels = cutBox(file, "mdat").subarray(8, 8 + bytes);
  const locate = (offset: number) => (id: number) =>
    Buffer.concat([
      u16(id),
      u16(0),
      u16(1),
      u32(id === 1 ? offset : offset + grid.length),
      u32(id === 1 ? grid.length : pixels.length),
    ]);
  const makeMeta = (offset: number) =>
    box(
      "meta",
      u32(0),
      box("hdlr", u32(0), u32(0), Buffer.from("pict"), Buffer.alloc(13)),
      box("pitm", u32(0), u16(1)),
      box("iloc", u32(0), Buffer.of(0x44, 0), u16(tiles.length + 1), ...[1, ...tiles].map(locate(offset))),
      box(
        "iinf",
        u32(0),
        u16(tiles.length + 1),
        describe(1, "grid"),
        ...tiles.map((id) => describe(id, "hvc1")),
      ),
      box("iref", u32(0), box("dimg", u16(1), u16(tiles.length), ...tiles.map(u16))),
      box(
        "iprp",
        box("ipco", ...properties),
        box(
          "ipma",
          u32(0),
          u32(tiles.length + 1),
          associate(1, pictureProperties),
          ...tiles.map((id) => associate(id, [1, 2, 4, 5])),
        ),
      ),
    );
  const start = cutBox(file, "ftyp");
  const offset = start.length + makeMeta(0).length + 8;
  return Buffer.concat([start, makeMeta(offset), box("mdat", grid, pixels)]);
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body]);
}

/** The first box of a type, header included. */
function cutBox(file: Buffer, type: string): Buffer {
  const offset = file.indexOf(type, 0, "latin1") - 4;
  return file.subarray(offset, offset + file.readUInt32BE(offset));
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
