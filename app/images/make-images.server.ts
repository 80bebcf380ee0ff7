import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PicturePart } from "~/content/picture-source";
import { uploadDirectory } from "~/uploads/staged-file.server";
import { decode } from "./decode.server";
import type { InlinePreset, Jobs } from "./decoder/jobs";
import {
  chooseWidths,
  type EncodedPicture,
  listEncodings,
  maxOriginalSide,
  originalQuality,
  placeholderPreset,
  uploadRecipe,
} from "./encodings";

/** The stored form of an upload: upright, without metadata, in sRGB. */
export interface OriginalImage extends Omit<Jobs["makeOriginal"]["result"], "thumbnail"> {
  data: Buffer;
}

/** @throws {UploadRejected} when it cannot be decoded */
export async function makeOriginal(path: string): Promise<OriginalImage> {
  const { thumbnail: _, ...original } = await makeOriginalWith(path, undefined);
  return original;
}

/** The thumbnail is a `data:` URI. Throws like {@link makeOriginal}. */
export async function makeOriginalAndThumbnail(
  path: string,
  preset: InlinePreset,
): Promise<OriginalImage & { thumbnail: string }> {
  const { thumbnail, ...original } = await makeOriginalWith(path, preset);
  return { ...original, thumbnail: thumbnail ?? "" };
}

/** A part of a picture, and the maximum of its longest side in pixels. */
export interface Cut {
  part: PicturePart;
  side: number;
}

/**
 * Cuts parts out of a stored original; each is itself an original and never enlarged.
 * @throws {UploadRejected} when it cannot be decoded
 */
export async function cutOriginal(original: Buffer, cuts: readonly Cut[]): Promise<OriginalImage[]> {
  const [path] = await nameTemporaryFiles();
  try {
    await writeFile(path, original, { mode: 0o600 });
    const { width, height } = await decode("readHeader", { path, isHeic: false });
    const made: OriginalImage[] = [];
    for (const { part, side } of cuts) {
      const scale = Math.min(1, side / Math.max(width * part.width, height * part.height));
      const maxSide = Math.round(Math.max(width, height) * scale);
      const { thumbnail: _, ...image } = await makeOriginalWith(path, undefined, { part, maxSide });
      made.push(image);
    }
    return made;
  } finally {
    await rm(path, { force: true });
  }
}

async function makeOriginalWith(
  path: string,
  thumbnail: InlinePreset | undefined,
  { part, maxSide = maxOriginalSide }: { part?: PicturePart; maxSide?: number } = {},
) {
  const [target] = await nameTemporaryFiles();
  try {
    const made = await decode("makeOriginal", {
      path,
      target,
      maxSide,
      part,
      quality: originalQuality,
      placeholder: placeholderPreset,
      thumbnail,
    });
    return { ...made, data: await readFile(target) };
  } finally {
    await rm(target, { force: true });
  }
}

/** Yields variants in order: best encoding first, then ascending width. */
export async function* makeVariants(original: Buffer): AsyncGenerator<EncodedPicture> {
  const [source, pixels, target] = await nameTemporaryFiles();
  try {
    await writeFile(source, original, { mode: 0o600 });
    const size = await decode("readHeader", { path: source, isHeic: false }, "worker");
    const job = {
      path: source,
      target: pixels,
      width: chooseWidths(uploadRecipe, size).at(-1) ?? size.width,
    };
    const info = await decode("decodeForVariants", job, "worker");
    const hasAlpha = info.channels === 2 || info.channels === 4;
    for (const { type, width, options } of listEncodings({ ...size, hasAlpha }, uploadRecipe)) {
      await decode("makeVariant", { pixels: { path: pixels, info }, target, width, type, options }, "worker");
      yield { data: await readFile(target), type, width };
    }
  } finally {
    for (const path of [source, pixels, target]) await rm(path, { force: true });
  }
}

/**
 * Makes a JPEG that fits within `most` pixels, never enlarged, on white; waits for visitors' decoding.
 * @throws {UploadRejected} when it cannot be decoded
 */
export async function makeSmallJpeg(
  original: Buffer,
  { most, quality }: { most: { width: number; height: number }; quality: number },
): Promise<Buffer> {
  const [path, pixels, target] = await nameTemporaryFiles();
  try {
    await writeFile(path, original, { mode: 0o600 });
    const { width, height } = await decode("readHeader", { path, isHeic: false }, "worker");
    const scale = Math.min(1, most.width / width, most.height / height);
    const small = Math.max(1, Math.round(width * scale));
    const info = await decode("decodeForVariants", { path, target: pixels, width: small }, "worker");
    const options = { quality, mozjpeg: true };
    const job = {
      pixels: { path: pixels, info },
      target,
      width: small,
      type: "image/jpeg",
      options,
    } as const;
    await decode("makeVariant", job, "worker");
    return await readFile(target);
  } finally {
    for (const file of [path, pixels, target]) await rm(file, { force: true });
  }
}

async function nameTemporaryFiles(): Promise<[string, string, string]> {
  await mkdir(uploadDirectory, { recursive: true, mode: 0o700 });
  const name = () => join(uploadDirectory, randomUUID());
  return [name(), name(), name()];
}
