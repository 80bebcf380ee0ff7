import { findClaimedFormat, type ImageFormat, isUnsupportedImage } from "~/platform/uploads/formats";
import { readStart } from "~/platform/uploads/staged-file.server";
import { TooManyPixels, UploadRejected, uploadProblems } from "~/platform/uploads/upload-rules";
import { runDecoderJob } from "./decode.server";
import { maxOriginalSide } from "./encodings";

export interface InspectedImage {
  format: ImageFormat;
  /** In pixels, upright. */
  width: number;
  height: number;
}

/** Checks a file by decoding it, and converts HEIC. `contentType` only selects the error message. @throws {UploadRejected} */
export async function inspectImage(path: string, contentType: string): Promise<InspectedImage> {
  const image = await readImageHeader(path, contentType);
  if (image.format.name !== "heic") {
    await runDecoderJob("verify", { path });
    return image;
  }
  await convertHeic(path, path);
  return await readImageHeader(path, contentType);
}

/** Checks only the header; the picture may still be damaged. @throws {UploadRejected} */
export async function readImageHeader(path: string, contentType: string): Promise<InspectedImage> {
  const claimed = findClaimedFormat(await readStart(path));
  if (!claimed) {
    throw new UploadRejected(
      isUnsupportedImage(contentType) ? uploadProblems.unsupported : uploadProblems.notAPicture,
    );
  }
  const { name, mime, decoder } = claimed;
  const { format, width, height, maxPixels } = await runDecoderJob("readHeader", {
    path,
    isHeic: name === "heic",
  });
  if (format !== decoder.format) throw new UploadRejected(uploadProblems.unsupported);
  if (width * height > maxPixels) throw new TooManyPixels(maxPixels);
  return { format: { name, mime }, width, height };
}

/** Converts to JPEG, or to PNG if the picture has transparency. `target` may be the same file. @throws {UploadRejected} */
export async function convertHeic(path: string, target: string): Promise<void> {
  await runDecoderJob("convertHeic", { path, target, maxSide: maxOriginalSide });
}
