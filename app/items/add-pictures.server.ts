import { manyPictures } from "~/content/many-pictures";
import { messages } from "~/content/messages";
import { db } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import { readText } from "~/server/read-form.server";
import { createItem } from "./changes.server";
import { galleryItemSchema } from "./gallery-schema";
import {
  findHeldPictures,
  type HeldPicture,
  holdPictures,
  type PictureReference,
  type RefusedPicture,
  readHeldPictures,
  receivePictures,
} from "./held-pictures.server";
import { proposeTitle } from "./propose-title";

/** What became of a form with many pictures. */
export interface AddedPictures {
  added: number;
  /** The files that were not added, and why. */
  failed: RefusedPicture[];
  /** Those of them that are kept, and need not be chosen again. */
  held: HeldPicture[];
  /** What is wrong with the form as a whole. */
  problem: string | null;
  content: string;
  submission: string;
}

/**
 * Makes a gallery item of each picture in a form, titled by its file's name. A file that cannot be used keeps no other from
 * being added; the same form sent twice adds nothing again. Only for those who are signed in.
 */
export async function addPictures(request: Request): Promise<AddedPictures> {
  const form = await receivePictures(request);
  try {
    const words = {
      content: readText(form.fields, "content"),
      submission: readText(form.fields, "submission"),
    };
    const { held, refused: failed } = await holdPictures(form);
    const pictures = [...readHeldPictures(form.fields), ...held];
    const total = pictures.length + failed.length;
    const unfinished: PictureReference[] = [];
    for (const picture of pictures) {
      const problem = await addPicture(picture, words);
      if (!problem) continue;
      failed.push({ name: picture.name, problem });
      unfinished.push(picture);
    }
    const none = total === 0 ? manyPictures.none : null;
    const problem = form.broken?.problem.message ?? none;
    return {
      ...words,
      added: total - failed.length,
      failed,
      held: await findHeldPictures(unfinished),
      problem,
    };
  } finally {
    await form.dispose();
  }
}

async function addPicture(
  { id, name }: PictureReference,
  { content, submission }: Pick<AddedPictures, "content" | "submission">,
): Promise<string | null> {
  const fields = galleryItemSchema.safeParse({ title: proposeTitle(name), content });
  if (!fields.success) return fields.error.issues[0]?.message ?? messages.gallery.createFailed;
  try {
    const image = await db.selectFrom("images").select("sha256").where("id", "=", id).executeTakeFirst();
    if (!image) return manyPictures.gone;
    await createItem(
      db,
      "gallery_items",
      fields.data,
      id,
      submission ? `${submission} ${image.sha256}` : null,
    );
    return null;
  } catch (error) {
    logger.error({ err: error }, "a picture could not be added to the gallery");
    return messages.gallery.createFailed;
  }
}
