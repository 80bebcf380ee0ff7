import { z } from "zod";
import { db } from "~/db/database.server";
import type { PictureSource } from "~/images/picture-source";
import { selectPicture, storeImage } from "~/images/queries.server";
import { parseFormWithImage } from "~/images/upload.server";
import type { ToastMessage } from "~/ui/toast-message";
import { readText } from "./read-form.server";

/** The form of a project or a gallery item, read and found complete. */
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
  refuse: (problem: { toast: string; status: number; version?: number }) => RefusedItem;
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
  /** The version to overwrite knowingly, when somebody else was faster. */
  version: number | null;
}

/** An uploaded picture that waits, for an hour, for a form to become complete. */
export interface HeldImage {
  id: number;
  picture: PictureSource;
}

interface Rules<Schema extends z.ZodType> {
  schema: Schema;
  /** Whether there has to be an image, as with a new item. */
  needsImage: boolean;
  /** What is said when title or image are missing. */
  missing: string;
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
  { schema, needsImage, missing }: Rules<Schema>,
): Promise<ReadItem<z.output<Schema>> | RefusedItem> {
  const { fields: form, image, problem, status } = await parseFormWithImage(request);
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, readText(form, name)]));
  const { version, submission, heldImage } = envelope.parse({
    version: null,
    submission: null,
    heldImage: null,
    ...typed,
  });
  let imageId = heldImage;
  if (image) {
    try {
      imageId = (await storeImage(db, image)).id;
    } finally {
      await image.dispose();
    }
  }
  const held = imageId === null ? null : await findHeldImage(imageId);
  const parsed = schema.safeParse(typed);
  const errors = firstProblems(parsed.error);
  const lacksImage = needsImage && !held;
  if (problem) errors.image = problem;
  else if (lacksImage) errors.image = "Please choose an image.";

  const refuse = (reason: { toast: string; status: number; version?: number }): RefusedItem => ({
    ok: false,
    status: reason.status,
    toast: { kind: "error", message: reason.toast },
    errors,
    typed,
    held,
    version: reason.version ?? version,
  });
  if (problem) return refuse({ toast: problem, status });
  if (!typed.title?.trim() || lacksImage) return refuse({ toast: missing, status: 400 });
  if (!parsed.success) return refuse({ toast: Object.values(errors)[0] ?? missing, status: 400 });
  return { ok: true, fields: parsed.data, imageId: held?.id, version, submission, refuse };
}

async function findHeldImage(id: number): Promise<HeldImage | null> {
  const image = await db.selectFrom("images").selectAll().where("id", "=", id).executeTakeFirst();
  return image ? { id, picture: selectPicture(image, "") } : null;
}

function firstProblems(error: z.ZodError | undefined): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= message;
  return problems;
}
