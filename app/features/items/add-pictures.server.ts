import { addPicturesTexts } from "~/content/add-pictures";
import * as messages from "~/content/admin-messages";
import { db } from "~/platform/database/database.server";
import { readTexts } from "~/platform/http/read-request";
import {
  type ImageProblem,
  type ImageReference,
  type NamedStagedImage,
  readImageReferences,
  receiveImages,
  renewStagedImages,
  stageImages,
} from "~/platform/images/staged-images.server";
import { chooseFailureStatus } from "~/platform/runtime/failure.server";
import { logger } from "~/platform/runtime/logger.server";
import { createItem } from "./changes.server";
import { itemSchemas } from "./lists.server";
import { proposeTitle } from "./propose-title";

/** A picture to add to the gallery. */
export interface NewPicture extends NamedStagedImage {
  /** Empty to use the shared title. */
  title: string;
  /** Empty to use the shared description. */
  ownContent: string;
}

export interface AddedPictures {
  addedCount: number;
  failed: ImageProblem[];
  /** The pictures that can be sent again. */
  staged: NewPicture[];
}

/** Adds each valid picture once, even if the form is sent twice. The caller checks that an admin is signed in. */
export async function addPictures(
  request: Request,
): Promise<AddedPictures & { typed: Record<string, string>; problem: string | null }> {
  const form = await receiveImages(request);
  try {
    const { staged, refused } = await stageImages(form, addPicturesTexts.tooMany);
    const references = [...readTitledImages(form.fields), ...staged.map(proposeTexts)];
    const pictures = removeRepeats(await renewStagedImages(references));
    const typed = readTexts(form.fields, ["work", "content", "location", "finished", "idempotencyKey"]);
    const failed: ImageProblem[] = [...readLeftOutFiles(form.fields), ...refused];
    for (const { id, name } of references)
      if (!pictures.some((picture) => picture.id === id)) failed.push({ name, ...expiredUpload });
    const unfinished: NewPicture[] = [];
    // The gallery shows the newest picture first, so the last one is added first.
    for (const picture of pictures.toReversed()) {
      const problem = await addPicture(picture, typed);
      if (!problem) continue;
      failed.push({ name: picture.name, ...problem });
      unfinished.unshift(picture);
    }
    const isEmpty = pictures.length + failed.length === 0;
    return {
      typed,
      addedCount: pictures.length - unfinished.length,
      failed,
      staged: unfinished,
      problem: form.rejection?.problem.message ?? (isEmpty ? addPicturesTexts.noneChosen : null),
    };
  } finally {
    await form.dispose();
  }
}

const expiredUpload = { problem: "This upload has expired. Please choose the file again.", status: 400 };

function readTitledImages(form: FormData) {
  const [titles, contents] = ["title", "ownContent"].map((name) => form.getAll(name).map(String));
  return readImageReferences(form).map((image, index) => ({
    ...image,
    title: titles?.[index] ?? proposeTexts(image).title,
    ownContent: contents?.[index] ?? "",
  }));
}

function proposeTexts(image: ImageReference) {
  return { ...image, title: proposeTitle(image.name), ownContent: "" };
}

/** Reads the files that the browser did not upload, with the reasons. */
function readLeftOutFiles(form: FormData): ImageProblem[] {
  const problems = form.getAll("leftOutProblem").map(String);
  return form
    .getAll("leftOut")
    .map((name, index) => ({ name: String(name), problem: problems[index] ?? "", status: 400 }));
}

/** A file that was chosen twice counts once. */
function removeRepeats(pictures: readonly NewPicture[]): NewPicture[] {
  return pictures.filter(
    ({ id, title }, index) =>
      pictures.findIndex((other) => other.id === id && other.title === title) === index,
  );
}

async function addPicture(
  { id, title, ownContent }: NewPicture,
  { idempotencyKey, work, content, ...texts }: Record<string, string>,
): Promise<Omit<ImageProblem, "name"> | null> {
  const fields = itemSchemas.gallery.safeParse({
    title: title.trim() || work,
    content: ownContent || content,
    ...texts,
  });
  if (!fields.success) {
    return { problem: fields.error.issues[0]?.message ?? messages.gallery.createFailed, status: 400 };
  }
  try {
    await createItem(db, "gallery", fields.data, id, { idempotencyKey: idempotencyKey || null });
    return null;
  } catch (error) {
    logger.error({ err: error }, "a picture could not be added to the gallery");
    return { problem: messages.gallery.createFailed, status: chooseFailureStatus(error) };
  }
}
