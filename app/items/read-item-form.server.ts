import { z } from "zod";
import { itemFormWords } from "~/content/item-form";
import type { ItemKind } from "~/database/enquiry-tables";
import { idField, readText, readTexts } from "~/http/read-request";
import {
  findStagedImages,
  type ImageReference,
  listFormImages,
  stageImages,
} from "~/images/staged-images.server";
import { collectFieldErrors, pictureText } from "~/text/form-fields";
import type { ToastMessage } from "~/ui/toast-message";
import { receiveForm } from "~/uploads/receive-form.server";
import { kindForms } from "./kind-forms";
import type { ItemPicture } from "./kinds";
import { type ItemFields, serverKinds } from "./kinds.server";
import { pressPictures, readPicturePress } from "./picture-press";
import type { ChosenPicture } from "./project-pictures.server";

/** The form of an item, read and found complete. */
export interface ReadItem<Kind extends ItemKind> {
  ok: true;
  fields: ItemFields<Kind>;
  /** The pictures that the form names and those that came with it, in order. */
  pictures: ChosenPicture[];
  /** Whether the form names all pictures of the item; else those that came with it are added or replace. */
  isComplete: boolean;
  /** Whether it is to be a draft; undefined leaves that as it is. */
  isDraft: boolean | undefined;
  /** The version the editor saw; null when the form is for a new item. */
  version: number | null;
  idempotencyKey: string | null;
  /** Makes the answer for a change that fails after all. */
  refuse: (reason: Refusal) => RefusedItem;
}

/** What the form shows again: all that was typed, its pictures, and what is wrong. */
export interface RefusedItem {
  ok: false;
  status: number;
  /** Absent after a press that only changed the form. */
  toast?: ToastMessage;
  /** What is wrong with a field, in a sentence. */
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** Null where the form never reached the site. */
  pictures: ItemPicture[] | null;
  /** After a version conflict the present version, which the next save overwrites. */
  version: number | null;
}

interface Refusal {
  status: number;
  title?: string;
  message?: string;
  version?: number;
}

/** What the form carries beside the item's fields. */
const envelope = z.object({
  version: idField().nullable().catch(null),
  idempotencyKey: z.uuid().nullable().catch(null),
  /** How it is to be saved; absent leaves a published item published and a draft a draft. */
  state: z.enum(["draft", "publish"]).optional().catch(undefined),
});

/**
 * Reads the form of an item. Good pictures are staged even when a field is wrong, so that they need not be chosen again; a file
 * that is no picture leaves nothing behind. Call it only for an admin who is signed in.
 */
export async function readItemForm<Kind extends ItemKind>(
  request: Request,
  kind: Kind,
  { needsImage }: { needsImage: boolean },
): Promise<ReadItem<Kind> | RefusedItem> {
  const { words, mostPictures, hasDrafts } = kindForms[kind];
  const missing = words.validation.titleAndImage;
  const form = await receivePictures(request, mostPictures);
  const typed = readTexts(form.fields);
  const { version, idempotencyKey, state } = envelope.parse({ ...typed });
  const isDraft = hasDrafts && state ? state === "draft" : undefined;
  const parsed = serverKinds[kind].schema.safeParse(typed);
  const mayLackImage = isDraft ?? (!needsImage && state !== "publish");
  const lacksImage = !mayLackImage && form.pictures.length === 0;

  const errors = collectFieldErrors(parsed.error);
  if (form.problem) errors.image = form.problem.message;
  else if (lacksImage) errors.image = itemFormWords.noImage;
  const refuse = ({ status, title, message, version: present }: Refusal): RefusedItem => ({
    ok: false,
    status,
    ...(message && {
      toast: { kind: "error", title, message, ...(status === 409 && { isConflict: true }) },
    }),
    errors: message ? errors : {},
    typed,
    pictures: form.pictures,
    version: present ?? version,
  });

  const press = readPicturePress(readText(form.fields, "press"));
  if (press) {
    return { ...refuse(form.problem ?? { status: 200 }), pictures: pressPictures(form.pictures, press) };
  }
  if (form.problem) return refuse(form.problem);
  if (!typed.title?.trim() || lacksImage) return refuse({ status: 400, message: missing });
  if (!parsed.success) return refuse({ status: 400, message: Object.values(errors)[0] ?? missing });
  const pictures = form.pictures.map(({ id, alt }) => ({ id, alt }));
  const isComplete = "pictures" in typed && (pictures.length > 0 || isDraft === true);
  return { ok: true, fields: parsed.data, pictures, isComplete, isDraft, version, idempotencyKey, refuse };
}

interface ReceivedPictures {
  fields: FormData;
  /** Those that the form names, then those that came with it; of one that can be had, the last. */
  pictures: ItemPicture[];
  /** What is wrong with one of them or with the form, and the status of the answer. */
  problem: { message: string; status: number } | null;
}

const pictureWords = itemFormWords.pictures;

/** Reads the form and stages the pictures that came with it. */
async function receivePictures(request: Request, most: number): Promise<ReceivedPictures> {
  const form = await receiveForm(request, { maxFiles: most, visitor: null });
  try {
    const { fields, broken } = form;
    const { staged, refused } = await stageImages(form, pictureWords.tooMany(most));
    const all = listFormImages(fields, staged);
    const wanted = most === 1 ? all.slice(-1) : all.slice(0, most);
    const pictures = await findPictures(wanted);
    return { fields, pictures, problem: findProblem() };

    function findProblem() {
      const [reason] = refused;
      if (reason) return { message: reason.problem, status: reason.status };
      if (broken) return { message: broken.message, status: broken.problem.status };
      if (all.length > Math.max(most, 2)) return { message: pictureWords.tooMany(most), status: 400 };
      if (pictures.length < wanted.length) return { message: pictureWords.gone, status: 400 };
      const alt = wanted.map(({ alt }) => pictureText().safeParse(alt)).find(({ success }) => !success);
      return alt?.error ? { message: alt.error.issues[0]?.message ?? "", status: 400 } : null;
    }
  } finally {
    await form.dispose();
  }
}

async function findPictures(wanted: readonly ImageReference[]): Promise<ItemPicture[]> {
  return (await findStagedImages(wanted)).map(({ id, picture, alt }) => ({
    id,
    picture,
    alt: alt?.trim() || null,
  }));
}
