import { Worker } from "node:worker_threads";
import { logger } from "~/server/logger.server";
import { readStart } from "~/uploads/staged-file.server";
import { maxPixels, UploadRejected, uploadProblems } from "~/uploads/upload-rules";
import { maxOriginalSide } from "./encodings";
import { findClaimedFormat, type ImageFormat, isOtherPicture } from "./formats";
import { openHeader, openImage, withDecodeMutex } from "./sharp.server";

/** Format and size of a picture. */
export interface InspectedImage {
  format: ImageFormat;
  /** In pixels, upright. */
  width: number;
  height: number;
}

/**
 * Checks by its content whether a file is a usable picture, decoding it once. A HEIC file is replaced by a JPEG or PNG.
 * `contentType` is what the browser claims; it only selects the message.
 * @throws {UploadRejected}
 */
export async function inspectImage(path: string, contentType: string): Promise<InspectedImage> {
  const claimed = findClaimedFormat(await readStart(path));
  if (!claimed) {
    throw new UploadRejected(
      isOtherPicture(contentType) ? uploadProblems.unsupported : uploadProblems.notAPicture,
    );
  }
  const header = await orDamaged(() => openHeader(path).metadata());
  if (header.format !== claimed.decoder.format) throw new UploadRejected(uploadProblems.unsupported);
  if (header.width * header.height > maxPixels) throw new UploadRejected(uploadProblems.tooManyPixels);
  if (claimed.name === "heic") {
    await decodeHeic(path, header.icc);
    return await inspectImage(path, contentType);
  }
  // One output pixel requires decoding every row; a JPEG is scaled down while it is read, which is cheap.
  await withDecodeMutex(() =>
    orDamaged(() => openImage(path).resize(1, 1, { fit: "fill" }).raw().toBuffer()),
  );
  const { name, mime } = claimed;
  return { format: { name, mime }, width: header.autoOrient.width, height: header.autoOrient.height };
}

async function orDamaged<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (cause) {
    throw new UploadRejected(uploadProblems.damaged, { cause });
  }
}

/** Memory of the decoder: a picture of 100 megapixels takes 700 MB. */
const maxBytes = 800 * 2 ** 20;
const timeoutMs = 60_000;

/**
 * Decodes a HEIC file and replaces it by the same picture: upright, without metadata, scaled down to `maxOriginalSide`, as a JPEG
 * of high quality or, with transparency, a PNG. Neither sharp nor most browsers decode HEIC. It runs in a worker thread, one
 * picture at a time, with a timeout.
 * @param profile the colour profile of the header
 * @throws {UploadRejected}
 */
async function decodeHeic(path: string, profile: Buffer | undefined): Promise<void> {
  await withDecodeMutex(() => runWorker(path, profile)).catch((cause) => {
    logger.warn({ err: cause }, "a HEIC picture could not be decoded");
    throw new UploadRejected(uploadProblems.damaged, { cause });
  });
}

function runWorker(path: string, profile: Buffer | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker("./app/images/heic-worker.mjs", {
      workerData: { path, maxSide: maxOriginalSide, maxBytes, profile },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    const timer = setTimeout(() => {
      reject(new Error(`Not decoded within ${timeoutMs} ms`));
      void worker.terminate();
    }, timeoutMs);
    worker.once("error", reject);
    worker.once("exit", (code) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new Error(`The decoder ended with code ${code}`));
    });
  });
}
