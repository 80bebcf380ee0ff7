// Estimates the memory needed to decode a picture from its header. Plain JavaScript, like all decoder code.

/**
 * @typedef {object} Header what a header says, in the words of sharp's metadata
 * @property {string} format `heif` is AVIF
 * @property {number} channels
 * @property {string} depth of a sample: `uchar` or `ushort`
 * @property {boolean} [isProgressive] an interlaced PNG, or a JPEG of several scans
 * @property {string} [chromaSubsampling]
 * @property {string} [webp] the kind of a WebP's first chunk
 * @property {boolean} [isTiled] a HEIC of tiles, which are decoded one by one
 */

/** Memory in bytes for decoding alone; the process, its output pixels and their encoding take about as much again. */
const decodingBytes = 160_000_000;

/** Maximum pixels of a picture decoded in pieces, which costs time instead of memory. Phones make JPEG and HEIC. */
const mostPixels = { jpeg: 200_000_000, heic: 200_000_000, others: 100_000_000 };

/** @param {Header} header */
export function findMaxPixels(header) {
  const { format } = header;
  const most = format === "jpeg" || format === "heic" ? mostPixels[format] : mostPixels.others;
  return Math.min(most, Math.floor(decodingBytes / measureBytesPerPixel(header)));
}

/**
 * Bytes per pixel of the whole picture during decoding; 0 if decoded row by row. Measured with flat and noisy pictures
 * of 30 and 100 megapixels.
 * @param {Header} header
 */
function measureBytesPerPixel(header) {
  const { channels, depth, isProgressive } = header;
  const sample = depth === "uchar" ? 1 : 2;
  switch (header.format) {
    case "jpeg":
      // Holds two-byte coefficients of all scans until the last. Other JPEGs are scaled down while read.
      return isProgressive ? 2 * countSamples(header) : 0;
    case "png":
      // 16 bits: also holds the 8-bit result.
      return isProgressive ? channels * (sample === 1 ? 1 : 3) : 0;
    case "webp":
      // Lossless: decodes the whole picture, then converts it.
      return header.webp === "VP8 " ? 3.5 : 8;
    case "gif":
      return 5;
    case "heic":
      return header.isTiled ? 0 : 8 * sample;
    case "heif":
      return sample === 1 ? 16 : 22;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** @param {Header} header of a JPEG */
function countSamples({ channels, chromaSubsampling }) {
  if (channels !== 3) return channels;
  return chromaSubsampling === "4:2:0" ? 1.5 : 3;
}
