import { z } from "zod";
import { MAX_PICTURES_AT_ONCE, manyPictures } from "~/content/many-pictures";
import type { PictureSource } from "~/content/picture-source";
import { db } from "~/database/database.server";
import { idField } from "~/http/read-request";
import type { ReceivedImage } from "~/images/form-with-image.server";
import { type ReceivedForm, receiveForm } from "~/uploads/receive-form.server";
import { toRejection } from "~/uploads/rejection.server";
import { uploadProblems } from "~/uploads/upload-rules";
import { inspectImage } from "./inspect-image.server";
import { renewImageLease, storeImage } from "./queries.server";
import { selectPicture } from "./select-picture";

/** A picture that was uploaded for a form which is not complete yet. It stays for a day at least. */
export interface StagedImage {
  id: number;
  picture: PictureSource;
  /** What it shows, as it was typed; null for nothing. */
  alt: string | null;
}

/** A staged image with the name of its file. */
export interface NamedStagedImage extends StagedImage {
  name: string;
}

/** The same as a form refers to it. */
export type ImageReference = Pick<NamedStagedImage, "id" | "name" | "alt">;

/** A file that could not be used, and why. */
export interface RefusedImage {
  name: string;
  problem: string;
  /** Of the answer to the form. */
  status: number;
}

const notStored = "an uploaded picture could not be stored";

/**
 * Stages a picture that came with a form, and disposes of its file.
 * @returns its id; or null with a sentence that says why not, and the status of the answer
 */
export async function stageImage(image: ReceivedImage) {
  try {
    const { id } = await storeImage(db, image);
    return { id, problem: null, status: 200 };
  } catch (error) {
    const { problem } = toRejection(error, notStored);
    return { id: null, problem: problem.message, status: problem.status };
  } finally {
    await image.dispose();
  }
}

/** The staged image with this id, or null when it is gone. */
export async function findStagedImage(id: number | null): Promise<StagedImage | null> {
  if (id === null) return null;
  const image = await db.selectFrom("images").selectAll().where("id", "=", id).executeTakeFirst();
  return image ? { id, picture: selectPicture(image, ""), alt: null } : null;
}

/** Reads a form with many pictures. The caller must dispose of it. */
export async function receiveImages(request: Request): Promise<ReceivedForm> {
  return await receiveForm(request, { maxFiles: MAX_PICTURES_AT_ONCE, visitor: null });
}

/**
 * Stages all pictures of a form. A file that cannot be used prevents none of the others.
 * @param tooMany is said of files beyond the most that the form takes
 */
export async function stageImages(
  form: ReceivedForm,
  tooMany: string = manyPictures.tooMany,
): Promise<{ staged: ImageReference[]; refused: RefusedImage[] }> {
  const staged: ImageReference[] = [];
  const refused = form.refused.map(({ name, reason }) => ({
    name,
    problem: reason.problem === uploadProblems.tooManyFiles ? tooMany : reason.message,
    status: reason.problem.status,
  }));
  for (const file of form.files) {
    try {
      const { id } = await storeImage(db, { ...file, ...(await inspectImage(file.path, file.contentType)) });
      staged.push({ id, name: file.name, alt: null });
    } catch (error) {
      const { problem } = toRejection(error, notStored);
      refused.push({ name: file.name, problem: problem.message, status: problem.status });
    }
  }
  return { staged, refused };
}

const references = z.array(
  z.object({ id: idField(), name: z.string(), alt: z.string().nullable().default(null) }),
);

/** The images that a form refers to, with their names and descriptions as far as it has any. */
export function readImageReferences(form: FormData): ImageReference[] {
  const [names, alts] = ["stagedName", "alt"].map((name) => form.getAll(name).map(String));
  const staged = form
    .getAll("stagedImage")
    .map((id, at) => ({ id, name: names?.[at] ?? "", alt: alts?.[at] ?? null }));
  return references.catch([]).parse(staged.slice(0, MAX_PICTURES_AT_ONCE));
}

/** Those images, then the ones that came with the form: descriptions beyond those of the first are of these, in order. */
export function listFormImages(form: FormData, staged: readonly ImageReference[]): ImageReference[] {
  const named = readImageReferences(form);
  const alts = form.getAll("alt").map(String).slice(named.length);
  return [...named, ...staged.map((image, at) => ({ ...image, alt: alts[at] ?? null }))];
}

/** References to images by their ids alone; none when one of them is no id. */
export function parseImageIds(ids: readonly string[]): ImageReference[] {
  return references.catch([]).parse(ids.slice(0, MAX_PICTURES_AT_ONCE).map((id) => ({ id, name: "" })));
}

const outcome = z.object({
  staged: references,
  refused: z.array(z.object({ name: z.string(), problem: z.string(), status: z.int().default(400) })),
});

/** Reads what `JSON.stringify` made of the result of `stageImages`. */
export function parseStagedImages(text: string): z.output<typeof outcome> {
  return outcome.parse(JSON.parse(text));
}

/** Those of the images that are still there, each staged for another day. */
export async function findStagedImages(wanted: readonly ImageReference[]): Promise<NamedStagedImage[]> {
  const images: NamedStagedImage[] = [];
  for (const { id, name, alt } of wanted) {
    const staged = await findStagedImage(id);
    if (!staged) continue;
    await renewImageLease(db, id);
    images.push({ ...staged, name, alt });
  }
  return images;
}
