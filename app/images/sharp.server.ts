import { availableParallelism } from "node:os";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import { maxPixels } from "~/uploads/upload-rules";
import { decoderOperations } from "./formats";

// Pictures come from strangers and seldom twice: no cache, few threads, and no decoder but those of formats.ts
// (SVG, TIFF, PDF and the others are then unknown, whatever a file calls itself).
sharp.cache(false);
sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / 2)));
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: decoderOperations });

const timeout = { seconds: 60 };

/** Opens a picture (its first frame) that may be hostile: bounded in pixels and time; decoding throws where it was cut off. */
export function openImage(input: string | Buffer): Sharp {
  return sharp(input, { limitInputPixels: maxPixels, failOn: "truncated" }).timeout(timeout);
}

/** Opens a picture to read its header, however many pixels it claims to have. */
export function openHeader(path: string): Sharp {
  return sharp(path, { limitInputPixels: false });
}

/** Opens pixels that `openImage` decoded. */
export function openPixels({ data, info }: { data: Buffer; info: OutputInfo }): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).timeout(timeout);
}

let last: Promise<unknown> = Promise.resolve();

/**
 * A mutex for decoding: runs `work` after all earlier work has ended, because a large picture takes hundreds of megabytes of
 * memory while it is decoded.
 */
export function withDecodeMutex<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
