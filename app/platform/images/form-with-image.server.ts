import { findClaimedFormat, type ImageFormat } from "~/platform/uploads/formats";
import { receiveForm } from "~/platform/uploads/receive-form.server";
import { readStart, type StagedFile } from "~/platform/uploads/staged-file.server";
import { type UploadProblem, UploadRejected } from "~/platform/uploads/upload-rules";
import { type InspectedImage, inspectImage } from "./inspect-image.server";

/** The caller must dispose of it. */
export interface ReceivedImage extends StagedFile, InspectedImage {}

export interface FormWithImage {
  fields: FormData;
  /** Null when no file was chosen or it was refused. The caller must dispose of it. */
  image: ReceivedImage | null;
  problem: string | null;
  status: number;
}

interface AcceptedFormats {
  names: readonly ImageFormat["name"][];
  problem: UploadProblem;
}

/** Returns the typed fields even if the picture is rejected. Call it only if the sender may upload. */
export async function parseFormWithImage(
  request: Request,
  accepted?: AcceptedFormats,
): Promise<FormWithImage> {
  const { fields, files, refusedFiles, rejection, dispose } = await receiveForm(request, {
    maxFiles: 1,
    visitor: null,
  });
  try {
    const error = refusedFiles[0]?.reason ?? rejection;
    if (error) throw error;
    const [file] = files;
    if (file && accepted) await requireFormat(file, accepted);
    const image = file ? { ...file, ...(await inspectImage(file.path, file.contentType)) } : null;
    return { fields, image, problem: null, status: 200 };
  } catch (error) {
    await dispose();
    if (!(error instanceof UploadRejected)) throw error;
    return { fields, image: null, problem: error.message, status: error.problem.status };
  }
}

/** Checks the format before decoding, which converts HEIC to JPEG. */
async function requireFormat({ path }: StagedFile, { names, problem }: AcceptedFormats): Promise<void> {
  const claimed = findClaimedFormat(await readStart(path));
  if (!claimed || !names.includes(claimed.name)) throw new UploadRejected(problem);
}
