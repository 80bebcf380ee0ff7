import { receiveForm } from "~/uploads/receive-form.server";
import type { StagedFile } from "~/uploads/staged-file.server";
import { UploadRejected } from "~/uploads/upload-rules";
import { type InspectedImage, inspectImage } from "./inspect-image.server";

/** A staged, usable picture. The caller must dispose of it. */
export interface ReceivedImage extends StagedFile, InspectedImage {}

export interface FormWithImage {
  fields: FormData;
  /** Null if none was chosen or it was refused. The caller must dispose of it. */
  image: ReceivedImage | null;
  problem: string | null;
  status: number;
}

/** Always returns the typed fields. Call only for requests that may upload. Throws the error that ended the connection. */
export async function parseFormWithImage(request: Request): Promise<FormWithImage> {
  const { fields, files, refused, broken, dispose } = await receiveForm(request, {
    maxFiles: 1,
    visitor: null,
  });
  try {
    const reason = refused[0]?.reason ?? broken;
    if (reason) throw reason;
    const [file] = files;
    const image = file ? { ...file, ...(await inspectImage(file.path, file.contentType)) } : null;
    return { fields, image, problem: null, status: 200 };
  } catch (error) {
    await dispose();
    if (!(error instanceof UploadRejected)) throw error;
    return { fields, image: null, problem: error.message, status: error.problem.status };
  }
}
