import { type InspectedImage, inspectImage } from "~/images/inspect-image.server";
import { logger } from "~/server/logger.server";
import { readForm } from "./read-form.server";
import type { ReadOptions, ReceivedFile, ReceivedForm } from "./read-multipart.server";
import type { StagedFile } from "./stage-file.server";
import { type UploadProblem, UploadRejected } from "./upload-problems";

/** A picture that can be used, in a temporary file; whoever holds it must dispose of it, whatever happens. */
export interface StagedImage extends StagedFile, InspectedImage {}

/** A form that was sent. With a problem there is no picture, but all fields that were read. */
export interface FormWithImages {
  fields: FormData;
  images: StagedImage[];
  problem: UploadProblem | null;
}

/**
 * Reads a form with up to `maxFiles` pictures, each in a temporary file in `directory`; a URL-encoded form has none.
 * Throws only what is not the sender's fault to mend: the connection broke.
 */
export async function parseFormWithImages(request: Request, options: ReadOptions): Promise<FormWithImages> {
  const form: ReceivedForm = { fields: new FormData(), files: [], refused: [] };
  try {
    await readForm(request, form, options);
    if (form.refused[0]) throw form.refused[0].reason;
    const images: StagedImage[] = [];
    for (const file of form.files) images.push(await inspectFile(file));
    return { fields: form.fields, images, problem: null };
  } catch (error) {
    await Promise.all(form.files.map((file) => file.dispose()));
    const reason = form.refused[0]?.reason ?? error;
    if (!(reason instanceof UploadRejected)) throw reason;
    if (reason.problem.status === 500) logger.error({ err: reason.cause }, "an upload could not be saved");
    return { fields: form.fields, images: [], problem: reason.problem };
  }
}

async function inspectFile({ contentType, ...file }: ReceivedFile): Promise<StagedImage> {
  return { ...file, ...(await inspectImage(file.path, contentType)) };
}
