import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import createLibheif from "libheif-js/libheif-wasm/libheif.js";

/**
 * Decodes HEIC, which sharp does not support, upright. libheif allocates new memory for each picture.
 * @param {string} path
 * @param {boolean} hasAlpha
 * @returns {Promise<{ data: Uint8Array, info: import("sharp").Raw }>}
 */
export async function decodeHeic(path, hasAlpha) {
  // V8's optimising compiler needs 25 MB and saves no time for a single picture.
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
  const wasm = createRequire(import.meta.url).resolve("libheif-js/libheif-wasm/libheif.wasm");
  const libheif = createLibheif({ wasmBinary: await readFile(wasm) });
  const { heif_chroma, heif_colorspace, heif_error_code } = libheif;
  /** @param {any} result of libheif, which returns an error object instead of throwing */
  const check = (result) => {
    if (result.code && result.code !== heif_error_code.heif_error_Ok)
      throw new Error(`libheif: ${result.message}`);
    return result;
  };
  const context = libheif.heif_context_alloc();
  check(libheif.heif_context_read_from_memory(context, await readFile(path)));
  const picture = check(libheif.heif_js_context_get_primary_image_handle(context));
  const chroma = hasAlpha
    ? heif_chroma.heif_chroma_interleaved_RGBA
    : heif_chroma.heif_chroma_interleaved_RGB;
  const decoded = check(libheif.heif_js_decode_image2(picture, heif_colorspace.heif_colorspace_RGB, chroma));
  const { data, stride, width, height } = decoded.channels[0];
  const channels = hasAlpha ? 4 : 3;
  const row = width * channels;
  // Removes the padding between rows.
  if (stride !== row) for (let y = 1; y < height; y++) data.copyWithin(y * row, y * stride, y * stride + row);
  return { data: data.subarray(0, row * height), info: { width, height, channels } };
}
