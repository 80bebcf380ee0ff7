import { z } from "zod";
import { MAX_PICTURES_AT_ONCE } from "~/content/many-pictures";
import { db } from "~/db/database.server";
import { uploadDirectory } from "~/images/directories.server";
import { inspectImage } from "~/images/inspect-image.server";
import { keepImageLonger, storeImage } from "~/images/queries.server";
import { readForm } from "~/images/read-form.server";
import type { ReceivedFile, ReceivedForm } from "~/images/read-multipart.server";
import { UploadRejected, uploadProblems } from "~/images/upload-problems";
import { findHeldImage, type HeldImage } from "./item-form.server";
import { logger } from "./logger.server";

/** An uploaded picture that waits for its form, and what its file was called. */
export interface HeldPicture extends HeldImage {
  name: string;
}

/** The same as a form refers to it. */
export type PictureReference = Pick<HeldPicture, "id" | "name">;

const references = z.array(z.object({ id: z.coerce.number().int().positive(), name: z.string() }));

/** A form with many pictures, not yet looked into; to be disposed of, whatever happens. */
export interface ReceivedPictures extends ReceivedForm {
  /** Why it could not be read to its end, if it could not. */
  broken: UploadRejected | null;
  dispose: () => Promise<void>;
}

/** Reads a form with as many pictures as a form takes. Throws only what is not the sender's fault to mend. */
export async function receivePictures(request: Request): Promise<ReceivedPictures> {
  const form: ReceivedForm = { fields: new FormData(), files: [], refused: [] };
  const dispose = async () => void (await Promise.all(form.files.map((file) => file.dispose())));
  try {
    await readForm(request, form, { maxFiles: MAX_PICTURES_AT_ONCE, directory: uploadDirectory });
    return { ...form, dispose, broken: null };
  } catch (error) {
    if (error instanceof UploadRejected) return { ...form, dispose, broken: error };
    await dispose();
    throw error;
  }
}

/** Stores a picture that came with a form, so that it need not be sent again; or says why not. */
export async function holdPicture(file: ReceivedFile): Promise<PictureReference | { problem: string }> {
  try {
    const { id } = await storeImage(db, { ...file, ...(await inspectImage(file.path, file.contentType)) });
    return { id, name: file.name };
  } catch (error) {
    if (error instanceof UploadRejected) return { problem: error.problem.message };
    logger.error({ err: error }, "an uploaded picture could not be stored");
    return { problem: uploadProblems.notSaved.message };
  }
}

/** The pictures that a form refers to, for they came with one that was sent before. */
export function readHeldPictures(form: FormData): PictureReference[] {
  const names = form.getAll("heldName").map(String);
  const held = form.getAll("heldImage").map((id, at) => ({ id, name: names[at] ?? "" }));
  return references.catch([]).parse(held.slice(0, MAX_PICTURES_AT_ONCE));
}

/** Reads what `JSON.stringify` made of references. */
export function parseReferences(text: string): PictureReference[] {
  return references.parse(JSON.parse(text));
}

/** Those of the pictures that are still there; they then wait anew. */
export async function findHeldPictures(wanted: readonly PictureReference[]): Promise<HeldPicture[]> {
  const pictures: HeldPicture[] = [];
  for (const { id, name } of wanted) {
    const held = await findHeldImage(id);
    if (!held) continue;
    await keepImageLonger(db, id);
    pictures.push({ ...held, name });
  }
  return pictures;
}
