import { MAX_PICTURES_AT_ONCE, manyPictures } from "~/content/many-pictures";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { createGalleryItem } from "~/domain/gallery/changes.server";
import { proposeTitle } from "~/domain/gallery/propose-title";
import { galleryItemSchema } from "~/domain/gallery/schema";
import { uploadDirectory } from "~/images/directories.server";
import { inspectImage } from "~/images/inspect-image.server";
import { storeImage } from "~/images/queries.server";
import { readForm } from "~/images/read-form.server";
import type { ReceivedFile, ReceivedForm } from "~/images/read-multipart.server";
import { UploadRejected, uploadProblems } from "~/images/upload-problems";
import { logger } from "./logger.server";
import { readText } from "./read-form.server";

/** What became of a form with many pictures. */
export interface AddedPictures {
  added: number;
  /** The files that were not added, and why. */
  failed: { name: string; problem: string }[];
  /** What is wrong with the form as a whole. */
  problem: string | null;
  content: string;
}

/**
 * Makes a gallery item of each picture in a form, titled by its file's name. A file that cannot be used keeps no other from
 * being added; the same form sent twice adds nothing again. Only for those who are signed in.
 */
export async function addPictures(request: Request): Promise<AddedPictures> {
  const form: ReceivedForm = { fields: new FormData(), files: [], refused: [] };
  try {
    const problem = await readPictures(request, form);
    const content = readText(form.fields, "content");
    const submission = readText(form.fields, "submission");
    const failed = form.refused.map(({ name, reason }) => ({ name, problem: describeRefusal(reason) }));
    const total = form.files.length + failed.length;
    for (const file of form.files) {
      const trouble = await addPicture(file, content, submission);
      if (trouble) failed.push({ name: file.name, problem: trouble });
    }
    const none = total === 0 ? manyPictures.none : null;
    return { added: total - failed.length, failed, problem: problem ?? none, content };
  } finally {
    await Promise.all(form.files.map((file) => file.dispose()));
  }
}

/** Answers what is wrong with the form, or null. */
async function readPictures(request: Request, form: ReceivedForm): Promise<string | null> {
  try {
    await readForm(request, form, { maxFiles: MAX_PICTURES_AT_ONCE, directory: uploadDirectory });
    return null;
  } catch (error) {
    if (error instanceof UploadRejected) return error.problem.message;
    throw error;
  }
}

async function addPicture(file: ReceivedFile, content: string, submission: string): Promise<string | null> {
  const fields = galleryItemSchema.safeParse({ title: proposeTitle(file.name), content });
  if (!fields.success) return fields.error.issues[0]?.message ?? messages.gallery.createFailed;
  try {
    const image = await storeImage(db, { ...file, ...(await inspectImage(file.path, file.contentType)) });
    await createGalleryItem(db, fields.data, image.id, submission ? `${submission} ${file.sha256}` : null);
    return null;
  } catch (error) {
    if (error instanceof UploadRejected) return error.problem.message;
    logger.error({ err: error }, "a picture could not be added to the gallery");
    return messages.gallery.createFailed;
  }
}

function describeRefusal(reason: UploadRejected): string {
  if (reason.problem.status === 500) logger.error({ err: reason.cause }, "an upload could not be saved");
  return reason.problem === uploadProblems.tooManyFiles ? manyPictures.tooMany : reason.message;
}
