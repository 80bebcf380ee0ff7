// Decodes HEIC, which sharp does not, tile by tile: a telephone's picture of 48 megapixels has 192 tiles and would take 350 MB as
// a whole.
import { ShrinkingCanvas } from "./shrinking-canvas.mjs";

/**
 * @typedef {import("sharp").Raw & { data: Uint8Array, transforms: import("./libheif.mjs").Transform[] }} HeicPixels not yet
 *   transformed
 */

/** Memory of the pixels that tiles are put together in. */
const maxCanvasBytes = 110_000_000;

/**
 * Whether a picture is decoded tile by tile. One that is see-through is not: its opacity is a picture of its own.
 * @param {import("./libheif.mjs").Tiling} tiling
 * @param {boolean} isOpaque
 */
export function isTiled({ columns, rows, tileWidth, tileHeight }, isOpaque) {
  return isOpaque && columns * rows > 1 && tileWidth * tileHeight <= 4_000_000;
}

/**
 * Decodes a HEIC file, a large one scaled down by a whole number.
 * @param {import("./libheif.mjs").HeicFile} heic
 * @returns {HeicPixels}
 */
export function decodeHeic(heic) {
  const { isOpaque, channels } = heic;
  const tiling = heic.readTiling();
  const transforms = heic.readTransforms();
  if (!isTiled(tiling, isOpaque)) {
    /** @type {HeicPixels | null} */
    let whole = null;
    heic.decodeWhole(({ data, stride, width, height }) => {
      whole = { data: pack(data, stride, width * channels, height), width, height, channels, transforms };
    });
    return /** @type {HeicPixels} */ (/** @type {unknown} */ (whole));
  }
  const { columns, rows, tileWidth, tileHeight, width, height } = tiling;
  const canvas = new ShrinkingCanvas(width, height, findShrink(width * height * 3));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      heic.decodeTile(column, row, (tile) => canvas.add(tile, column * tileWidth, row * tileHeight));
    }
    canvas.finishRows(Math.min(height, (row + 1) * tileHeight));
  }
  return { data: canvas.data, width: canvas.width, height: canvas.height, channels: 3, transforms };
}

/** @param {number} bytes of the picture in full size */
function findShrink(bytes) {
  return Math.ceil(Math.sqrt(bytes / maxCanvasBytes));
}

/**
 * Rows without the gaps between them.
 * @param {Uint8Array} data
 * @param {number} stride
 * @param {number} row in bytes
 * @param {number} height
 */
function pack(data, stride, row, height) {
  if (stride !== row) for (let y = 1; y < height; y++) data.copyWithin(y * row, y * stride, y * stride + row);
  return data.subarray(0, row * height);
}
