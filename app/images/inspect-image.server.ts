import { maxPixels } from "~/uploads/limits";
import { readStart } from "~/uploads/read-start.server";
import { UploadRejected, uploadProblems } from "~/uploads/upload-problems";
import { findClaimedFormat, type ImageFormat, isOtherPicture } from "./formats";
import { decodeHeic } from "./heic.server";
import { runAlone } from "./run-alone.server";
import { openHeader, openImage } from "./sharp.server";

/** What a picture turned out to be. */
export interface InspectedImage {
  format: ImageFormat;
  /** In pixels, upright. */
  width: number;
  height: number;
}

/**
 * Finds out by its content whether a file is a picture that can be used, decoding it once. In place of a HEIC file is then
 * the same picture as a JPEG or PNG.
 * `contentType` is what the browser said; it only chooses the words. Throws UploadRejected.
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
  // Every row has to be decoded for one pixel to come out; a JPEG is shrunk while it is read, which costs little.
  await runAlone(() => orDamaged(() => openImage(path).resize(1, 1, { fit: "fill" }).raw().toBuffer()));
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
