import * as messages from "~/content/admin-messages";
import { manyPictures } from "~/content/many-pictures";
import { db } from "~/database/database.server";
import { readText } from "~/http/read-request";
import {
  type ImageProblem,
  type ImageReference,
  type NamedStagedImage,
  readImageReferences,
  receiveImages,
  renewStagedImages,
  stageImages,
} from "~/images/staged-images.server";
import { chooseFailureStatus } from "~/runtime/failure.server";
import { logger } from "~/runtime/logger.server";
import { createItem } from "./changes.server";
import { itemSchemas } from "./kinds.server";
import { proposeTitle } from "./propose-title";

export interface AddedPictures {
  addedCount: number;
  failed: ImageProblem[];
  staged: NamedStagedImage[];
}

type Typed = Record<"content" | "location" | "finished" | "idempotencyKey", string>;

/** Adds each valid picture once, even if the form is sent twice. The caller checks that an admin is signed in. */
export async function addPictures(
  request: Request,
): Promise<AddedPictures & { typed: Typed; problem: string | null }> {
  const form = await receiveImages(request);
  try {
    const typed: Typed = {
      content: readText(form.fields, "content"),
      location: readText(form.fields, "location"),
      finished: readText(form.fields, "finished"),
      idempotencyKey: readText(form.fields, "idempotencyKey"),
    };
    const { staged, refused: failed } = await stageImages(form);
    const pictures = [...readImageReferences(form.fields), ...staged];
    const total = removeDuplicates(pictures).length + failed.length;
    const unfinished: ImageReference[] = [];
    // The gallery shows the newest picture first, so the last one is added first.
    for (const picture of removeDuplicates(pictures).reverse()) {
      const problem = await addPicture(picture, typed);
      if (!problem) continue;
      failed.push({ name: picture.name, ...problem });
      unfinished.push(picture);
    }
    const problem = form.broken?.problem.message ?? (total === 0 ? manyPictures.none : null);
    return {
      typed,
      addedCount: total - failed.length,
      failed,
      staged: await renewStagedImages(unfinished),
      problem,
    };
  } finally {
    await form.dispose();
  }
}

/** A file that was chosen twice counts once. */
function removeDuplicates(pictures: readonly ImageReference[]): ImageReference[] {
  return pictures.filter(({ id }, index) => pictures.findIndex((other) => other.id === id) === index);
}

async function addPicture(
  { id, name }: ImageReference,
  { idempotencyKey, ...texts }: Typed,
): Promise<Omit<ImageProblem, "name"> | null> {
  const fields = itemSchemas.gallery.safeParse({
    title: proposeTitle(name) || "Untitled",
    ...texts,
  });
  if (!fields.success) {
    return { problem: fields.error.issues[0]?.message ?? messages.gallery.createFailed, status: 400 };
  }
  try {
    const image = await db.selectFrom("images").select("sha256").where("id", "=", id).executeTakeFirst();
    if (!image) return { problem: "This upload has expired. Please choose the file again.", status: 400 };
    await createItem(db, "gallery", fields.data, id, {
      idempotencyKey: idempotencyKey ? `${idempotencyKey} ${image.sha256}` : null,
    });
    return null;
  } catch (error) {
    logger.error({ err: error }, "a picture could not be added to the gallery");
    return { problem: messages.gallery.createFailed, status: chooseFailureStatus(error) };
  }
}
