// Opens untrusted pictures with limits on format, pixels and memory.
import { open } from "node:fs/promises";
import sharp from "sharp";
import { isTiled } from "./heic.mjs";
import { findMaxPixels } from "./memory.mjs";

/** @typedef {import("sharp").Metadata & { mostPixels: number }} JudgedHeader with how many pixels such a picture may have */

/**
 * Pictures are untrusted and rarely repeat: no cache, one thread, and only decoders of the accepted formats, whatever
 * type a file claims (no SVG, TIFF, PDF).
 * @param {readonly string[]} operations
 */
export function restrict(operations) {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: [...operations] });
}

export class PictureTooLarge extends Error {
  /** @param {number} mostPixels */
  constructor(mostPixels) {
    super(`More than ${mostPixels} pixels`);
    this.mostPixels = mostPixels;
  }
}

/**
 * Reads a header without a pixel limit.
 * @param {string} path of a file that is not HEIC
 * @returns {Promise<JudgedHeader>}
 */
export async function readHeader(path) {
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  const webp = header.format === "webp" ? await readWebpKind(path) : undefined;
  return { ...header, mostPixels: findMaxPixels({ ...header, webp }) };
}

/** @param {import("./libheif.mjs").HeicFile} heic */
export function readHeicHeader(heic) {
  const { width, height, bits } = heic.readSize();
  const tiling = heic.readTiling();
  const mostPixels = findMaxPixels({
    format: "heic",
    channels: heic.channels,
    depth: bits <= 8 ? "uchar" : "ushort",
    isTiled: isTiled(tiling, heic.isOpaque),
  });
  // A cropped picture is decoded as a whole.
  const pixels = Math.max(width * height, tiling.width * tiling.height);
  return { format: "heic", width, height, pixels, mostPixels };
}

/**
 * Returns the name of the first chunk.
 * @param {string} path of a WebP file
 */
async function readWebpKind(path) {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 12);
    return buffer.toString("latin1");
  } finally {
    await file.close();
  }
}

/**
 * Opens a picture's first frame if its header fits the memory limit; decoding throws for a truncated file.
 * @param {string} path
 */
export async function openPicture(path) {
  const header = await readHeader(path);
  checkPixelCount(header.width * header.height, header.mostPixels);
  return { header, picture: sharp(path, { limitInputPixels: header.mostPixels, failOn: "truncated" }) };
}

/**
 * @param {number} pixels
 * @param {number} mostPixels
 * @throws {PictureTooLarge}
 */
export function checkPixelCount(pixels, mostPixels) {
  if (pixels > mostPixels) throw new PictureTooLarge(mostPixels);
}

/** @param {{ data: Uint8Array, info: import("sharp").Raw }} pixels */
export function openPixels({ data, info: { width, height, channels } }) {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}
