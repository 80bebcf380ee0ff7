// A thread that decodes one HEIC file and ends, because the decoder never frees its memory. Plain JavaScript, because
// Node runs this file as it is.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { workerData } from "node:worker_threads";
import createLibheif from "libheif-js/libheif-wasm/libheif.js";
import sharp from "sharp";

/** @typedef {{ width: number, height: number, stride: number, data: Uint8Array }} Pixels upright; data is not copied */

/** @type {{ path: string, maxSide: number, maxBytes: number, profile: Uint8Array | undefined }} */
const { path, maxSide, maxBytes, profile } = workerData;

const { grow } = WebAssembly.Memory.prototype;
/**
 * Refused more, the decoder gives up as if the system had none.
 * @this {WebAssembly.Memory}
 * @param {number} pages of 64 kB
 */
WebAssembly.Memory.prototype.grow = function growWithinLimit(pages) {
  if (this.buffer.byteLength + pages * 65_536 > maxBytes)
    throw new RangeError("The picture needs too much memory");
  return grow.call(this, pages);
};

const wasm = createRequire(import.meta.url).resolve("libheif-js/libheif-wasm/libheif.wasm");
const libheif = createLibheif({ wasmBinary: await readFile(wasm) });
const context = libheif.heif_context_alloc();
orThrow(libheif.heif_context_read_from_memory(context, await readFile(path)));
const handle = orThrow(libheif.heif_js_context_get_primary_image_handle(context));
const isOpaque = libheif.heif_image_handle_has_alpha_channel(handle) === 0;
const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } = libheif.heif_chroma;
const decoded = await libheif.heif_js_decode_image2(
  handle,
  libheif.heif_colorspace.heif_colorspace_RGB,
  isOpaque ? rgb : rgba,
);
const picture = openPixels(orThrow(decoded).channels[0], isOpaque ? 3 : 4);
await writeFile(
  path,
  isOpaque
    ? addProfile(await picture.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer())
    : await picture.png({ compressionLevel: 1 }).toBuffer(),
);

/**
 * libheif answers with an error instead of throwing one.
 * @template T
 * @param {T & { code?: { value: number }, message?: unknown }} answer
 */
function orThrow(answer) {
  if (answer?.code && answer.code.value !== 0) throw new Error(String(answer.message));
  return answer;
}

/**
 * @param {Pixels} pixels rows of which may be longer than the picture is wide
 * @param {3 | 4} channels
 */
function openPixels({ width, height, stride, data }, channels) {
  const row = width * channels;
  if (stride !== row) for (let y = 1; y < height; y++) data.copyWithin(y * row, y * stride, y * stride + row);
  const size = { width: maxSide, height: maxSide, fit: sharp.fit.inside, withoutEnlargement: true };
  return sharp(data.subarray(0, row * height), { raw: { width, height, channels } }).resize(size);
}

/**
 * Gives a JPEG the colour profile that its pixels are in: sharp would convert them into it.
 * @param {Buffer} jpeg
 */
function addProfile(jpeg) {
  const head = Buffer.from("\xff\xe2\0\0ICC_PROFILE\0\x01\x01", "latin1");
  // The largest profile of one segment; those of telephones have about 500 bytes.
  if (!profile || profile.length + head.length - 2 > 65_535) return jpeg;
  head.writeUInt16BE(profile.length + head.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)]);
}
