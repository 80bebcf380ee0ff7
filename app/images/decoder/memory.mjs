// How much memory decoding a picture takes, by what its header says. Plain JavaScript, like all that the decoder runs.

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

/** Memory in bytes for decoding alone. The process, the pixels it makes and their encoding take about as much again. */
const decodingBytes = 160_000_000;

/** Most pixels of a picture that is decoded piece by piece: these take time instead. Telephones make JPEG and HEIC. */
const mostPixels = { jpeg: 200_000_000, heic: 200_000_000, others: 100_000_000 };

/**
 * How many pixels a picture with this header may have.
 * @param {Header} header
 */
export function findMaxPixels(header) {
  const { format } = header;
  const most = format === "jpeg" || format === "heic" ? mostPixels[format] : mostPixels.others;
  return Math.min(most, Math.floor(decodingBytes / measureBytesPerPixel(header)));
}

/**
 * Bytes that each pixel of the whole picture takes while it is decoded; 0 where it is decoded row by row. Measured with flat and
 * with noisy pictures of 30 and of 100 megapixels.
 * @param {Header} header
 */
function measureBytesPerPixel(header) {
  const { channels, depth, isProgressive } = header;
  const sample = depth === "uchar" ? 1 : 2;
  switch (header.format) {
    case "jpeg":
      // The coefficients of all scans, two bytes each, wait for the last one. Others are scaled down while they are read.
      return isProgressive ? 2 * countSamples(header) : 0;
    case "png":
      // Of 16 bits, also what they become in 8.
      return isProgressive ? channels * (sample === 1 ? 1 : 3) : 0;
    case "webp":
      // Without loss the whole picture is decoded, then converted.
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
