import sharp from "sharp";
import { findMaxPixels } from "./max-pixels.mjs";

/**
 * Restricts sharp for untrusted pictures that rarely repeat: no cache, one thread, and only decoders of accepted
 * formats, whatever type a file claims (no SVG, TIFF or PDF).
 * @param {readonly string[]} operations
 */
export function restrictSharp(operations) {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: [...operations] });
}

/**
 * Reads a header without a limit on pixels or parts, because large HEIC pictures have more than 256 parts.
 * @param {string} path
 * @param {boolean} isHeic sharp cannot tell HEIC from AVIF, because they share a brand
 */
export async function readHeader(path, isHeic = false) {
  const header = await sharp(path, { limitInputPixels: false, unlimited: isHeic }).metadata();
  const format = isHeic ? "heic" : header.format;
  return { ...header, format, maxPixels: findMaxPixels({ ...header, format }) };
}

/**
 * Opens the first frame within the pixel limit. Decoding throws for a truncated file.
 * @param {string} path of a file that is not HEIC
 */
export async function openPicture(path) {
  const header = await readHeader(path);
  return { header, picture: sharp(path, { limitInputPixels: header.maxPixels, failOn: "truncated" }) };
}

/** @param {{ data: Uint8Array, info: import("sharp").Raw }} pixels */
export function openPixels({ data, info: { width, height, channels } }) {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}
