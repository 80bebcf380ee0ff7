import { expect, it } from "vitest";
import { findMaxPixels } from "./max-pixels.mjs";

const colour = { channels: 3, depth: "uchar" };
const findMaxMegapixels = (header: Parameters<typeof findMaxPixels>[0]) =>
  Math.floor(findMaxPixels(header) / 1e6);

it.each([
  ["a phone's JPEG", 200, { ...colour, format: "jpeg", chromaSubsampling: "4:2:0" }],
  ["a HEIC", 50, { ...colour, format: "heic" }],
  ["a HEIC of 10 bits", 25, { ...colour, depth: "ushort", format: "heic" }],
  ["a transparent HEIC", 25, { channels: 4, depth: "uchar", format: "heic" }],
  ["an ordinary PNG", 100, { ...colour, format: "png" }],
  ["an ordinary PNG of 16 bits", 100, { channels: 4, depth: "ushort", format: "png" }],
  ["an interlaced PNG", 53, { ...colour, format: "png", isProgressive: true }],
  ["an interlaced PNG of 16 bits", 13, { channels: 4, depth: "ushort", format: "png", isProgressive: true }],
  ["a progressive JPEG", 53, { ...colour, format: "jpeg", isProgressive: true, chromaSubsampling: "4:2:0" }],
  [
    "a progressive JPEG with full chroma",
    26,
    { ...colour, format: "jpeg", isProgressive: true, chromaSubsampling: "4:4:4" },
  ],
  [
    "a progressive CMYK JPEG",
    20,
    { ...colour, channels: 4, format: "jpeg", isProgressive: true, chromaSubsampling: "4:4:4:4" },
  ],
  ["a WebP", 20, { ...colour, format: "webp" }],
  ["a GIF", 32, { ...colour, format: "gif" }],
  ["an AVIF", 10, { ...colour, format: "heif" }],
  ["an AVIF of 10 bits", 7, { ...colour, depth: "ushort", format: "heif" }],
  ["an unknown format", 0, { ...colour, format: "svg" }],
])("limits %s to %d megapixels", (_, max, header) => {
  expect(findMaxMegapixels(header)).toBe(max);
});
