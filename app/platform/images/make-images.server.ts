import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PicturePart } from "~/platform/images/picture-source";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import type { InlinePreset, Jobs } from "./decoder/jobs";
import { runDecoderJob } from "./decoder-process.server";
import {
  type EncodedPicture,
  type Encoding,
  listEncodings,
  maxOriginalSide,
  originalQuality,
  placeholderPreset,
  uploadRecipe,
} from "./encodings";

/** Upright, without metadata, in sRGB. */
export type OriginalImage = Jobs["makeOriginal"]["result"] & { data: Buffer };

interface OriginalOptions {
  /** By default the whole picture. */
  part?: PicturePart;
  maxSide?: number;
  thumbnail?: InlinePreset;
}

/** @throws {UploadRejected} when the picture cannot be decoded */
export async function makeOriginal(
  path: string,
  { part, maxSide = maxOriginalSide, thumbnail }: OriginalOptions = {},
): Promise<OriginalImage> {
  const [target] = await createTemporaryPaths();
  try {
    const presets = { quality: originalQuality, placeholder: placeholderPreset, thumbnail };
    const original = await runDecoderJob("makeOriginal", { path, target, maxSide, part, ...presets });
    return { ...original, data: await readFile(target) };
  } finally {
    await rm(target, { force: true });
  }
}

/** A part of a picture, and the maximum length of its longest side in pixels. */
export interface Crop {
  part: PicturePart;
  side: number;
}

/** Crops a stored original; each crop becomes an original and is never enlarged. @throws {UploadRejected} */
export async function cropOriginal(original: Buffer, crops: readonly Crop[]): Promise<OriginalImage[]> {
  const [path] = await createTemporaryPaths();
  try {
    await writeFile(path, original, { mode: 0o600 });
    const { width, height } = await runDecoderJob("readHeader", { path, isHeic: false });
    const images: OriginalImage[] = [];
    for (const { part, side } of crops) {
      const scale = Math.min(1, side / Math.max(width * part.width, height * part.height));
      const maxSide = Math.round(Math.max(width, height) * scale);
      images.push(await makeOriginal(path, { part, maxSide }));
    }
    return images;
  } finally {
    await rm(path, { force: true });
  }
}

/** Yields the best format first, then ascending widths. */
export function makeVariants(original: Buffer): AsyncGenerator<EncodedPicture> {
  return encodePictures(original, (picture) => listEncodings(picture, uploadRecipe));
}

/** Creates a JPEG on white that fits `box` and is never enlarged, with the priority of a worker. @throws {UploadRejected} */
export async function makeSmallJpeg(
  original: Buffer,
  { box, quality }: { box: { width: number; height: number }; quality: number },
): Promise<Buffer> {
  const encoded = encodePictures(original, ({ width, height }) => {
    const scale = Math.min(1, box.width / width, box.height / height);
    const smallWidth = Math.max(1, Math.round(width * scale));
    return [{ type: "image/jpeg", width: smallWidth, options: { quality, mozjpeg: true } }];
  });
  for await (const { data } of encoded) return data;
  throw new Error("No JPEG was created");
}

/** Decodes once, at the largest width that `list` returns, then encodes, with the priority of a worker. */
export async function* encodePictures(
  original: Buffer,
  chooseEncodings: (picture: { width: number; height: number; hasAlpha: boolean }) => Encoding[],
): AsyncGenerator<EncodedPicture> {
  const [path, pixels, target] = await createTemporaryPaths();
  try {
    await writeFile(path, original, { mode: 0o600 });
    const { width, height } = await runDecoderJob("readHeader", { path, isHeic: false }, "worker");
    const maxWidth = Math.max(
      ...chooseEncodings({ width, height, hasAlpha: false }).map((encoding) => encoding.width),
    );
    const info = await runDecoderJob(
      "decodeForVariants",
      { path, target: pixels, width: maxWidth },
      "worker",
    );
    const hasAlpha = info.channels === 2 || info.channels === 4;
    for (const encoding of chooseEncodings({ width, height, hasAlpha })) {
      await runDecoderJob("makeVariant", { pixels: { path: pixels, info }, target, ...encoding }, "worker");
      yield { data: await readFile(target), type: encoding.type, width: encoding.width };
    }
  } finally {
    for (const file of [path, pixels, target]) await rm(file, { force: true });
  }
}

export async function createTemporaryPaths(): Promise<[string, string, string]> {
  await mkdir(uploadDirectory, { recursive: true, mode: 0o700 });
  const createPath = () => join(uploadDirectory, randomUUID());
  return [createPath(), createPath(), createPath()];
}
