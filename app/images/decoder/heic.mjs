// Decodes HEIC, which sharp does not, tile by tile: a phone's 48-megapixel picture has 192 tiles and would take 350 MB as a whole.
import { ShrinkingCanvas } from "./shrinking-canvas.mjs";

/**
 * @typedef {import("sharp").Raw & { data: Uint8Array, transforms: import("./libheif.mjs").Transform[] }} HeicPixels not yet
 *   transformed
 */

/** Memory of the pixels assembled from tiles. */
const maxCanvasBytes = 110_000_000;

/**
 * A transparent picture is not decoded by tiles: its alpha channel is a separate picture.
 * @param {import("./libheif.mjs").Tiling} tiling
 * @param {boolean} isOpaque
 */
export function isTiled({ columns, rows, tileWidth, tileHeight }, isOpaque) {
  return isOpaque && columns * rows > 1 && tileWidth * tileHeight <= 4_000_000;
}

/**
 * Decodes a HEIC file; a large one is scaled down by an integer factor.
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

/** @param {number} bytes of the full-size picture */
function findShrink(bytes) {
  return Math.ceil(Math.sqrt(bytes / maxCanvasBytes));
}

/**
 * Removes the padding between rows.
 * @param {Uint8Array} data
 * @param {number} stride
 * @param {number} row in bytes
 * @param {number} height
 */
function pack(data, stride, row, height) {
  if (stride !== row) for (let y = 1; y < height; y++) data.copyWithin(y * row, y * stride, y * stride + row);
  return data.subarray(0, row * height);
}
