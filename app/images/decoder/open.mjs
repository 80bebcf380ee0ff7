import sharp from "sharp";
import { findMaxPixels } from "./max-pixels.mjs";

/**
 * Pictures are untrusted and rarely repeat: no cache, one thread, and only decoders of the accepted formats,
 * whatever type a file claims (no SVG, TIFF, PDF).
 * @param {readonly string[]} operations
 */
export function restrict(operations) {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: [...operations] });
}

/**
 * Reads a header without a limit on pixels or on parts: large HEIC pictures have more than 256 parts.
 * @param {string} path
 * @param {boolean} isHeic sharp checks the brand, which HEIC and AVIF share
 */
export async function readHeader(path, isHeic = false) {
  const header = await sharp(path, { limitInputPixels: false, unlimited: isHeic }).metadata();
  const format = isHeic ? "heic" : header.format;
  return { ...header, format, mostPixels: findMaxPixels({ ...header, format }) };
}

/** First frame within the pixel limit; decoding throws for a truncated file. @param {string} path of a file that is not HEIC */
export async function openPicture(path) {
  const header = await readHeader(path);
  return { header, picture: sharp(path, { limitInputPixels: header.mostPixels, failOn: "truncated" }) };
}

/** @param {{ data: Uint8Array, info: import("sharp").Raw }} pixels */
export function openPixels({ data, info: { width, height, channels } }) {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}
