import { Worker } from "node:worker_threads";
import { logger } from "~/server/logger.server";
import { UploadRejected, uploadProblems } from "~/uploads/upload-problems";
import { maxOriginalSide } from "./presets";
import { runAlone } from "./run-alone.server";

/** Memory of the decoder: a picture of 100 megapixels takes 700 MB. */
const maxBytes = 800 * 2 ** 20;
const timeoutMs = 60_000;

/**
 * Decodes a HEIC file, as telephones send it and neither sharp nor most browsers can, and puts the picture in its place:
 * upright, without metadata, its longest side cut down to what is kept, a JPEG of high quality or, where something shows
 * through, a PNG. It is done in a thread of its own, one picture at a time. Throws UploadRejected.
 *
 * @param profile the colour profile that the header names
 */
export async function decodeHeic(path: string, profile: Buffer | undefined): Promise<void> {
  await runAlone(() => runWorker(path, profile)).catch((cause) => {
    logger.warn({ err: cause }, "A HEIC picture could not be decoded");
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
