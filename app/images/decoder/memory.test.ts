import { expect, it } from "vitest";
import { findMaxPixels } from "./memory.mjs";

const colour = { channels: 3, depth: "uchar" };
const megapixels = (header: Parameters<typeof findMaxPixels>[0]) => Math.floor(findMaxPixels(header) / 1e6);

it.each([
  ["a telephone's JPEG", 200, { ...colour, format: "jpeg", chromaSubsampling: "4:2:0" }],
  ["a telephone's HEIC", 200, { ...colour, format: "heic", isTiled: true }],
  ["an ordinary PNG", 100, { ...colour, format: "png" }],
  ["an ordinary PNG of 16 bits", 100, { channels: 4, depth: "ushort", format: "png" }],
  ["an interlaced PNG", 53, { ...colour, format: "png", isProgressive: true }],
  ["one of 16 bits", 13, { channels: 4, depth: "ushort", format: "png", isProgressive: true }],
  ["a progressive JPEG", 53, { ...colour, format: "jpeg", isProgressive: true, chromaSubsampling: "4:2:0" }],
  [
    "one with all its colours",
    26,
    { ...colour, format: "jpeg", isProgressive: true, chromaSubsampling: "4:4:4" },
  ],
  [
    "one for printing",
    20,
    { ...colour, channels: 4, format: "jpeg", isProgressive: true, chromaSubsampling: "4:4:4:4" },
  ],
  ["a WebP", 45, { ...colour, format: "webp", webp: "VP8 " }],
  ["a WebP without loss", 20, { ...colour, format: "webp", webp: "VP8L" }],
  ["an extended WebP", 20, { ...colour, format: "webp", webp: "VP8X" }],
  ["a GIF", 32, { ...colour, format: "gif" }],
  ["an AVIF", 10, { ...colour, format: "heif" }],
  ["an AVIF of 10 bits", 7, { ...colour, depth: "ushort", format: "heif" }],
  ["a HEIC in one piece", 20, { ...colour, format: "heic" }],
  ["what is unknown", 0, { ...colour, format: "svg" }],
])("%s may have %d megapixels", (_, most, header) => {
  expect(megapixels(header)).toBe(most);
});
