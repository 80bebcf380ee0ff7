import { z } from "zod";
import { itemFormWords } from "~/content/item-form";
import type { ItemKind } from "~/database/content-tables";
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

export interface ReadItem<Kind extends ItemKind> {
  ok: true;
  fields: ItemFields<Kind>;
  /** Pictures named by the form, then uploaded ones. */
  pictures: ChosenPicture[];
  /** Whether the form lists all pictures of the item; otherwise uploads are added, or replace the picture. */
  isComplete: boolean;
  /** Undefined leaves it unchanged. */
  isDraft: boolean | undefined;
  /** Version the editor saw; null for a new item. */
  version: number | null;
  idempotencyKey: string | null;
  refuse: (reason: Refusal) => RefusedItem;
}

export interface RefusedItem {
  ok: false;
  status: number;
  /** Missing when a button only changed the form. */
  toast?: ToastMessage;
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** Null when the form never reached the site. */
  pictures: ItemPicture[] | null;
  /** After a conflict the current version, which the next save overwrites. */
  version: number | null;
}

interface Refusal {
  status: number;
  title?: string;
  message?: string;
  version?: number;
}

const envelope = z.object({
  version: idField().nullable().catch(null),
  idempotencyKey: z.uuid().nullable().catch(null),
  /** Missing keeps the current state. */
  state: z.enum(["draft", "publish"]).optional().catch(undefined),
});

/**
 * Valid pictures are staged even if a field is wrong; invalid files leave nothing behind. The caller checks that an
 * admin is signed in.
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
  /** Pictures named by the form, then uploaded ones; only the last for a kind with one. */
  pictures: ItemPicture[];
  /** First problem with a picture or the form, and the response status. */
  problem: { message: string; status: number } | null;
}

const pictureWords = itemFormWords.pictures;

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
