// Decodes HEIC, which sharp does not, tile by tile: a telephone's picture of 48 megapixels has 192 tiles and would take 350 MB as
// a whole. The memory of the decoder is freed only with its process.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import createLibheif from "libheif-js/libheif-wasm/libheif.js";
import { ShrinkingCanvas } from "./shrinking-canvas.mjs";

/**
 * @typedef {import("sharp").Raw & { data: Uint8Array, transforms: Transform[] }} HeicPixels not yet transformed
 * @typedef {{ rotate: number } | { flip: true } | { flop: true } | { crop: Crop }} Transform `rotate` clockwise, in degrees
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Crop borders, as parts of the whole
 * @typedef {{ columns: number, rows: number, tileWidth: number, tileHeight: number, width: number, height: number }} Tiling
 */

/** Memory of the WebAssembly: the file, its boxes and one tile, or a small picture as a whole. */
const maxWasmBytes = 200 * 2 ** 20;
/** Most items of a file: its tiles, their transparency, depth and other pictures, and metadata. */
const mostItems = 4_000;
/** Memory of the pixels that tiles are put together in. */
const maxCanvasBytes = 110_000_000;

const { grow } = WebAssembly.Memory.prototype;
/**
 * Refused more, the decoder gives up as if the system had none.
 * @this {WebAssembly.Memory}
 * @param {number} pages of 64 kB
 */
WebAssembly.Memory.prototype.grow = function growWithinLimit(pages) {
  if (this.buffer.byteLength + pages * 65_536 > maxWasmBytes)
    throw new RangeError("The picture needs too much memory");
  return grow.call(this, pages);
};

/** Of libheif's C header. */
const { rgb, interleavedRgb, interleavedRgba, interleaved } = {
  rgb: 1,
  interleavedRgb: 10,
  interleavedRgba: 11,
  interleaved: 10,
};

/**
 * A HEIC file, opened: of its C interface only what is needed, for the JavaScript one decodes nothing but whole pictures.
 * @param {string} path
 */
export async function openHeic(path) {
  const wasm = createRequire(import.meta.url).resolve("libheif-js/libheif-wasm/libheif.wasm");
  const lib = createLibheif({ wasmBinary: await readFile(wasm) });
  // Room for what functions answer by pointers.
  const [error, answer] = [lib._malloc(16), lib._malloc(128)];
  const read = (/** @type {number} */ at) => lib.HEAP32[at >> 2];
  /** @param {string} doing */
  const check = (doing) => {
    if (read(error) !== 0) throw new Error(`libheif: ${doing} failed (${read(error)}.${read(error + 4)})`);
  };

  const file = await readFile(path);
  const bytes = lib._malloc(file.length);
  lib.HEAPU8.set(file, bytes);
  const context = lib._heif_context_alloc();
  // `max_items`: a picture of 200 megapixels has 768 tiles, more than may be by default.
  lib.HEAPU32[(lib._heif_context_get_security_limits(context) + 28) >> 2] = mostItems;
  lib._heif_context_read_from_memory_without_copy(error, context, bytes, file.length, 0);
  check("reading");
  lib._heif_context_get_primary_image_handle(error, context, answer);
  check("finding the picture");
  const handle = read(answer);
  const isOpaque = lib._heif_image_handle_has_alpha_channel(handle) === 0;
  const channels = /** @type {3 | 4} */ (isOpaque ? 3 : 4);
  const chroma = isOpaque ? interleavedRgb : interleavedRgba;
  const options = lib._heif_decoding_options_alloc();
  // `ignore_transformations`: the whole is transformed once its tiles are together.
  lib.HEAPU8[options + 1] = 1;

  /**
   * @param {number} image
   * @param {(rows: { data: Uint8Array, stride: number, width: number, height: number }) => void} use the bytes are libheif's own
   */
  const takePixels = (image, use) => {
    const start = lib._heif_image_get_plane_readonly(image, interleaved, answer);
    if (start === 0) throw new Error("libheif: no pixels");
    const stride = read(answer);
    const [width, height] = [
      lib._heif_image_get_width(image, interleaved),
      lib._heif_image_get_height(image, interleaved),
    ];
    use({ data: lib.HEAPU8.subarray(start, start + stride * height), stride, width, height });
    lib._heif_image_release(image);
  };

  return {
    isOpaque,
    channels,
    /** Size in pixels after all transformations, and bits of a sample. */
    readSize() {
      return {
        width: lib._heif_image_handle_get_width(handle),
        height: lib._heif_image_handle_get_height(handle),
        bits: lib._heif_image_handle_get_luma_bits_per_pixel(handle),
      };
    },
    /** The colour profile of the pixels; undefined where there is none. */
    readProfile() {
      const size = lib._heif_image_handle_get_raw_color_profile_size(handle);
      if (size <= 0 || size > 1_000_000) return undefined;
      const profile = lib._malloc(size);
      lib._heif_image_handle_get_raw_color_profile(error, handle, profile);
      check("reading the profile");
      return Buffer.from(lib.HEAPU8.slice(profile, profile + size));
    },
    /** @returns {Tiling} */
    readTiling() {
      lib._heif_image_handle_get_image_tiling(error, handle, 0, answer);
      check("reading the tiles");
      const [columns, rows, tileWidth, tileHeight, width, height] = [4, 8, 12, 16, 20, 24].map((at) =>
        Number(read(answer + at)),
      );
      return /** @type {Tiling} */ ({ columns, rows, tileWidth, tileHeight, width, height });
    },
    /** @returns {Transform[]} in their order */
    readTransforms() {
      const item = lib._heif_image_handle_get_item_id(handle);
      const { width, height } = this.readTiling();
      const ids = lib._malloc(4 * 16);
      const count = lib._heif_item_get_transformation_properties(context, item, ids, 16);
      return Array.from({ length: count }, (_, n) => read(ids + 4 * n)).map((id) => {
        const type = fourcc(lib._heif_item_get_property_type(context, item, id));
        if (type === "irot")
          return {
            rotate: (360 - lib._heif_item_get_property_transform_rotation_ccw(context, item, id)) % 360,
          };
        if (type === "imir")
          return lib._heif_item_get_property_transform_mirror(context, item, id) === 0
            ? { flip: true }
            : { flop: true };
        if (type !== "clap") throw new Error(`libheif: a transformation ${type}`);
        lib._heif_item_get_property_transform_crop_borders(
          context,
          item,
          id,
          width,
          height,
          answer,
          answer + 4,
          answer + 8,
          answer + 12,
        );
        const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => Number(read(answer + at)));
        return {
          crop: /** @type {Crop} */ ({
            left: Number(left) / width,
            top: Number(top) / height,
            right: Number(right) / width,
            bottom: Number(bottom) / height,
          }),
        };
      });
    },
    /** @param {Parameters<typeof takePixels>[1]} use */
    decodeWhole(use) {
      lib._heif_decode_image(error, handle, answer, rgb, chroma, options);
      check("decoding");
      takePixels(read(answer), use);
    },
    /**
     * @param {number} column
     * @param {number} row
     * @param {Parameters<typeof takePixels>[1]} use
     */
    decodeTile(column, row, use) {
      lib._heif_image_handle_decode_image_tile(error, handle, answer, rgb, chroma, options, column, row);
      check("decoding a tile");
      takePixels(read(answer), use);
    },
  };
}

/** @param {number} code */
function fourcc(code) {
  return String.fromCharCode(code >>> 24, (code >> 16) & 255, (code >> 8) & 255, code & 255);
}

/**
 * Whether a picture is decoded tile by tile. One that is see-through is not: its opacity is a picture of its own.
 * @param {Tiling} tiling
 * @param {boolean} isOpaque
 */
export function isTiled({ columns, rows, tileWidth, tileHeight }, isOpaque) {
  return isOpaque && columns * rows > 1 && tileWidth * tileHeight <= 4_000_000;
}

/**
 * Decodes a HEIC file, a large one scaled down by a whole number.
 * @param {Awaited<ReturnType<typeof openHeic>>} heic
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
