/** Memory in bytes for decoding. The process, the output pixels and their encoding need about the same again. */
const decodingBytes = 160_000_000;

/**
 * Returns the maximum pixels of a picture, by the memory that its type of decoding requires. Measured with flat and noisy
 * pictures.
 * @param {{ format: string, channels: number, depth: string, isProgressive?: boolean, chromaSubsampling?: string }} header
 */
export function findMaxPixels({ format, channels, depth, isProgressive, chromaSubsampling }) {
  const isDeep = depth !== "uchar";
  /** @param {number} bytes per pixel of the whole picture */
  const divideMemory = (bytes) => Math.floor(decodingBytes / bytes);
  switch (format) {
    case "jpeg":
      // Progressive decoding stores two-byte coefficients of all scans. Other JPEGs are scaled down while they are read.
      return isProgressive ? divideMemory(2 * (chromaSubsampling === "4:2:0" ? 1.5 : channels)) : 200_000_000;
    case "png":
      // An interlaced PNG is decoded as a whole; with 16 bits, the 8-bit result takes memory too. Others are decoded row by row.
      return isProgressive ? divideMemory(channels * (isDeep ? 3 : 1)) : 100_000_000;
    case "heic":
      // May use most of the memory, because the encoding needs little. Phones have at most 50 megapixels.
      return isDeep || channels === 4 ? 25_000_000 : 50_000_000;
    case "webp":
      return divideMemory(8);
    case "gif":
      return divideMemory(5);
    case "heif":
      return divideMemory(isDeep ? 22 : 16);
    default:
      return 0;
  }
}
