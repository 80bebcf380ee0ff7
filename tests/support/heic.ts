import { readFile } from "node:fs/promises";

/**
 * A HEIC file of 100 by 64 pixels, made with libheif's heif-enc and x265, for nothing we depend on writes HEVC.
 * `telephone`: red on the left and blue on the right, to be turned clockwise (an `irot` box was added), in Display P3, with
 * EXIF that names the maker and the place. `glass`: blue, half transparent.
 */
export function readHeic(name: "telephone" | "glass"): Promise<Buffer> {
  return readFile(`tests/support/heic/${name}.heic`);
}
