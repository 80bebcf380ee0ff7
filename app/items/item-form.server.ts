import { z } from "zod";
import type { PictureSource } from "~/images/picture-source";
import { selectPicture, storeImage } from "~/images/queries.server";
import { db } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import { readText } from "~/server/read-form.server";
import type { ToastMessage } from "~/ui/toast-message";
import { parseFormWithImage, type StagedImage } from "~/uploads/upload.server";
import { uploadProblems } from "~/uploads/upload-problems";

/** What a form of a project or a gallery item has to fulfil. */
export interface ItemRules<Schema extends z.ZodType> {
  schema: Schema;
  /** Whether there has to be an image, as with a new item. */
  needsImage: boolean;
  /** What is said when title or image are missing. */
  missing: string;
}

/** Such a form, read and found complete. */
export interface ReadItem<Fields> {
  ok: true;
  fields: Fields;
  /** The uploaded image; undefined when none was chosen. */
  imageId: number | undefined;
  /** The version the editor saw; null when the form is for a new item. */
  version: number | null;
  /** Number of this form, so that sending it twice adds one item. */
  submission: string | null;
  /** What is shown when the change fails after all. */
  refuse: (reason: Refusal) => RefusedItem;
}

/** What the form shows again: all that was typed, the picture that came with it, and what is wrong. */
export interface RefusedItem {
  ok: false;
  status: number;
  toast: ToastMessage;
  /** What is wrong with a field, in a sentence. */
  errors: Record<string, string>;
  typed: Record<string, string>;
  held: HeldImage | null;
  /** The version to overwrite knowingly when somebody else was faster. */
  version: number | null;
}

/** An uploaded picture that waits, for an hour at least, for its form to become complete. */
export interface HeldImage {
  id: number;
  picture: PictureSource;
}

interface Refusal {
  status: number;
  title?: string;
  message: string;
  version?: number;
}

/** What every such form carries beside its fields. */
const envelope = z.object({
  version: z.coerce.number().int().positive().nullable().catch(null),
  submission: z.uuid().nullable().catch(null),
  heldImage: z.coerce.number().int().positive().nullable().catch(null),
});

/**
 * Reads the form of a project or gallery item. A good picture is kept even when a field is wrong, so that it need not be
 * chosen again; a file that is no picture leaves nothing behind. Only for those who are signed in.
 */
export async function readItemForm<Schema extends z.ZodType>(
  request: Request,
  { schema, needsImage, missing }: ItemRules<Schema>,
): Promise<ReadItem<z.output<Schema>> | RefusedItem> {
  const { fields: form, image, problem, status } = await parseFormWithImage(request);
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, readText(form, name)]));
  const { version, submission, heldImage } = envelope.parse({ ...typed });
  const upload = image ? await keepImage(image) : { id: heldImage, problem, status };
  const held = await findHeldImage(upload.id);
  const parsed = schema.safeParse(typed);
  const lacksImage = needsImage && !held;

  const errors = firstProblems(parsed.error);
  if (upload.problem) errors.image = upload.problem;
  else if (lacksImage) errors.image = "Please choose an image.";
  const refuse = (reason: Refusal): RefusedItem => ({
    ok: false,
    status: reason.status,
    toast: { kind: "error", title: reason.title, message: reason.message },
    errors,
    typed,
    held,
    version: reason.version ?? version,
  });

  if (upload.problem) return refuse({ status: upload.status, message: upload.problem });
  if (!typed.title?.trim() || lacksImage) return refuse({ status: 400, message: missing });
  if (!parsed.success) return refuse({ status: 400, message: Object.values(errors)[0] ?? missing });
  return { ok: true, fields: parsed.data, imageId: held?.id, version, submission, refuse };
}

/** Stores a picture that came with a form, or says why not. */
export async function keepImage(image: StagedImage) {
  try {
    const { id } = await storeImage(db, image);
    return { id, problem: null, status: 200 };
  } catch (error) {
    logger.error({ err: error }, "An uploaded picture could not be stored");
    return { id: null, problem: uploadProblems.notSaved.message, status: uploadProblems.notSaved.status };
  } finally {
    await image.dispose();
  }
}

/** A picture that came with a form sent before, or null when it is gone. */
export async function findHeldImage(id: number | null): Promise<HeldImage | null> {
  if (id === null) return null;
  const image = await db.selectFrom("images").selectAll().where("id", "=", id).executeTakeFirst();
  return image ? { id, picture: selectPicture(image, "") } : null;
}

function firstProblems(error: z.ZodError | undefined): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= message;
  return problems;
}
