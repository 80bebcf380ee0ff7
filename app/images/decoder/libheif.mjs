// Uses libheif's C interface, as its JavaScript interface decodes only whole
// pictures. The decoder's memory is freed only when its process ends.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import createLibheif from "libheif-js/libheif-wasm/libheif.js";

/**
 * @typedef {{ rotate: number } | { flip: true } | { flop: true } | { crop: Crop }} Transform `rotate` clockwise, in degrees
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Crop borders, as parts of the whole
 * @typedef {{ columns: number, rows: number, tileWidth: number, tileHeight: number, width: number, height: number }} Tiling
 * @typedef {{ data: Uint8Array, stride: number, width: number, height: number }} Rows of pixels; the bytes are libheif's own
 */

/** WebAssembly memory for the file, its boxes and one tile, or a small picture as a whole. */
const maxWasmBytes = 200 * 2 ** 20;
/** Maximum items: tiles, alpha, depth and other pictures, and metadata. */
const mostItems = 4_000;

const { grow } = WebAssembly.Memory.prototype;
/**
 * The decoder treats a refusal as out of memory.
 * @this {WebAssembly.Memory}
 * @param {number} pages of 64 kB
 */
WebAssembly.Memory.prototype.grow = function growWithinLimit(pages) {
  if (this.buffer.byteLength + pages * 65_536 > maxWasmBytes)
    throw new RangeError("The picture needs too much memory");
  return grow.call(this, pages);
};

/** From libheif's C header. */
const { rgb, interleavedRgb, interleavedRgba, interleaved } = {
  rgb: 1,
  interleavedRgb: 10,
  interleavedRgba: 11,
  interleaved: 10,
};

/** @param {string} path */
export async function openHeic(path) {
  const wasm = createRequire(import.meta.url).resolve("libheif-js/libheif-wasm/libheif.wasm");
  return new HeicFile(createLibheif({ wasmBinary: await readFile(wasm) }), await readFile(path));
}

/** The primary image of a HEIC file. */
export class HeicFile {
  #lib;
  #context;
  #handle;
  #options;
  // Output buffers for pointers.
  #error;
  #answer;

  /**
   * @param {any} lib
   * @param {Buffer} file
   */
  constructor(lib, file) {
    this.#lib = lib;
    this.#error = lib._malloc(16);
    this.#answer = lib._malloc(128);
    const bytes = lib._malloc(file.length);
    lib.HEAPU8.set(file, bytes);
    this.#context = lib._heif_context_alloc();
    // `max_items`: a 200-megapixel picture has 768 tiles, above the default.
    lib.HEAPU32[(lib._heif_context_get_security_limits(this.#context) + 28) >> 2] = mostItems;
    lib._heif_context_read_from_memory_without_copy(this.#error, this.#context, bytes, file.length, 0);
    this.#check("reading");
    lib._heif_context_get_primary_image_handle(this.#error, this.#context, this.#answer);
    this.#check("finding the picture");
    this.#handle = this.#read(this.#answer);
    this.isOpaque = lib._heif_image_handle_has_alpha_channel(this.#handle) === 0;
    this.channels = /** @type {3 | 4} */ (this.isOpaque ? 3 : 4);
    this.#options = lib._heif_decoding_options_alloc();
    // `ignore_transformations`: the assembled picture is transformed as a whole.
    lib.HEAPU8[this.#options + 1] = 1;
  }

  /** @param {number} at */
  #read(at) {
    return this.#lib.HEAP32[at >> 2];
  }

  /** @param {string} doing */
  #check(doing) {
    const code = this.#read(this.#error);
    if (code !== 0) throw new Error(`libheif: ${doing} failed (${code}.${this.#read(this.#error + 4)})`);
  }

  /** Size in pixels after all transformations, and bits per sample. */
  readSize() {
    return {
      width: this.#lib._heif_image_handle_get_width(this.#handle),
      height: this.#lib._heif_image_handle_get_height(this.#handle),
      bits: this.#lib._heif_image_handle_get_luma_bits_per_pixel(this.#handle),
    };
  }

  /** The colour profile; undefined without one. */
  readProfile() {
    const size = this.#lib._heif_image_handle_get_raw_color_profile_size(this.#handle);
    if (size <= 0 || size > 1_000_000) return undefined;
    const profile = this.#lib._malloc(size);
    this.#lib._heif_image_handle_get_raw_color_profile(this.#error, this.#handle, profile);
    this.#check("reading the profile");
    return Buffer.from(this.#lib.HEAPU8.slice(profile, profile + size));
  }

  /** @returns {Tiling} */
  readTiling() {
    this.#lib._heif_image_handle_get_image_tiling(this.#error, this.#handle, 0, this.#answer);
    this.#check("reading the tiles");
    const [columns, rows, tileWidth, tileHeight, width, height] = [4, 8, 12, 16, 20, 24].map((at) =>
      Number(this.#read(this.#answer + at)),
    );
    return /** @type {Tiling} */ ({ columns, rows, tileWidth, tileHeight, width, height });
  }

  /** @returns {Transform[]} in order */
  readTransforms() {
    const item = this.#lib._heif_image_handle_get_item_id(this.#handle);
    const ids = this.#lib._malloc(4 * 16);
    const count = this.#lib._heif_item_get_transformation_properties(this.#context, item, ids, 16);
    return Array.from({ length: count }, (_, n) => this.#readTransform(item, this.#read(ids + 4 * n)));
  }

  /**
   * @param {number} item
   * @param {number} id
   * @returns {Transform}
   */
  #readTransform(item, id) {
    const [lib, context] = [this.#lib, this.#context];
    const type = fourcc(lib._heif_item_get_property_type(context, item, id));
    if (type === "irot") {
      const angle = lib._heif_item_get_property_transform_rotation_ccw(context, item, id);
      return { rotate: (360 - angle) % 360 };
    }
    if (type === "imir") {
      const isUpsideDown = lib._heif_item_get_property_transform_mirror(context, item, id) === 0;
      return isUpsideDown ? { flip: true } : { flop: true };
    }
    if (type !== "clap") throw new Error(`libheif: a transformation ${type}`);
    const { width, height } = this.readTiling();
    const borders = [0, 4, 8, 12].map((at) => this.#answer + at);
    lib._heif_item_get_property_transform_crop_borders(context, item, id, width, height, ...borders);
    const [left = 0, top = 0, right = 0, bottom = 0] = borders.map((at) => Number(this.#read(at)));
    const crop = { left: left / width, top: top / height, right: right / width, bottom: bottom / height };
    return { crop };
  }

  /** @param {(rows: Rows) => void} use */
  decodeWhole(use) {
    const pixels = [rgb, this.#chroma, this.#options];
    this.#lib._heif_decode_image(this.#error, this.#handle, this.#answer, ...pixels);
    this.#check("decoding");
    this.#takePixels(use);
  }

  /**
   * @param {number} column
   * @param {number} row
   * @param {(rows: Rows) => void} use
   */
  decodeTile(column, row, use) {
    const pixels = [rgb, this.#chroma, this.#options];
    const place = [column, row];
    const decode = this.#lib._heif_image_handle_decode_image_tile;
    decode(this.#error, this.#handle, this.#answer, ...pixels, ...place);
    this.#check("decoding a tile");
    this.#takePixels(use);
  }

  get #chroma() {
    return this.isOpaque ? interleavedRgb : interleavedRgba;
  }

  /**
   * Passes the last decoded pixels to `use`, then frees them.
   * @param {(rows: Rows) => void} use
   */
  #takePixels(use) {
    const lib = this.#lib;
    const image = this.#read(this.#answer);
    const start = lib._heif_image_get_plane_readonly(image, interleaved, this.#answer);
    if (start === 0) throw new Error("libheif: no pixels");
    const stride = this.#read(this.#answer);
    const width = lib._heif_image_get_width(image, interleaved);
    const height = lib._heif_image_get_height(image, interleaved);
    use({ data: lib.HEAPU8.subarray(start, start + stride * height), stride, width, height });
    lib._heif_image_release(image);
  }
}

/** @param {number} code */
function fourcc(code) {
  return String.fromCharCode(code >>> 24, (code >> 16) & 255, (code >> 8) & 255, code & 255);
}
