import { z } from "zod";
import { MAX_PICTURES_AT_ONCE, manyPictures } from "~/content/many-pictures";
import { uploadDirectory } from "~/images/directories.server";
import { inspectImage } from "~/images/inspect-image.server";
import { keepImageLonger, storeImage } from "~/images/queries.server";
import { db } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import { readForm } from "~/uploads/read-form.server";
import type { ReceivedForm } from "~/uploads/read-multipart.server";
import { UploadRejected, uploadProblems } from "~/uploads/upload-problems";
import { findHeldImage, type HeldImage } from "./item-form.server";

/** An uploaded picture that waits for its form, and what its file was called. */
export interface HeldPicture extends HeldImage {
  name: string;
}

/** The same as a form refers to it. */
export type PictureReference = Pick<HeldPicture, "id" | "name">;

/** A file that could not be used, and why. */
export interface RefusedPicture {
  name: string;
  problem: string;
}

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

/** Stores the pictures that came with a form, so that they need not be sent again; a file that cannot be used keeps no other from it. */
export async function holdPictures(
  form: ReceivedForm,
): Promise<{ held: PictureReference[]; refused: RefusedPicture[] }> {
  const held: PictureReference[] = [];
  const refused = form.refused.map(({ name, reason }) => ({ name, problem: describeRefusal(reason) }));
  for (const file of form.files) {
    try {
      const { id } = await storeImage(db, { ...file, ...(await inspectImage(file.path, file.contentType)) });
      held.push({ id, name: file.name });
    } catch (error) {
      const isRejected = error instanceof UploadRejected;
      if (!isRejected) logger.error({ err: error }, "an uploaded picture could not be stored");
      refused.push({
        name: file.name,
        problem: (isRejected ? error.problem : uploadProblems.notSaved).message,
      });
    }
  }
  return { held, refused };
}

function describeRefusal(reason: UploadRejected): string {
  if (reason.problem.status === 500) logger.error({ err: reason.cause }, "an upload could not be saved");
  return reason.problem === uploadProblems.tooManyFiles ? manyPictures.tooMany : reason.message;
}

/** The pictures that a form refers to, for they came with one that was sent before. */
export function readHeldPictures(form: FormData): PictureReference[] {
  const names = form.getAll("heldName").map(String);
  const held = form.getAll("heldImage").map((id, at) => ({ id, name: names[at] ?? "" }));
  return references.catch([]).parse(held.slice(0, MAX_PICTURES_AT_ONCE));
}

const holding = z.object({
  held: references,
  refused: z.array(z.object({ name: z.string(), problem: z.string() })),
});

/** Reads what `JSON.stringify` made of the outcome of `holdPictures`. */
export function parseHolding(text: string): z.output<typeof holding> {
  return holding.parse(JSON.parse(text));
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
