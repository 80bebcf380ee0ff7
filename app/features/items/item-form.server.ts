import { z } from "zod";
import { describeTooMany, imageMissing, itemChangeProblems } from "~/content/item-form";
import { replaceWithToast } from "~/platform/http/cookies.server";
import {
  type CopyableText,
  handleForm,
  idempotencyKeyField,
  showForm,
  versionField,
} from "~/platform/http/handle-form.server";
import { readTexts } from "~/platform/http/read-request";
import { listFormImages, renewStagedImages, stageImages } from "~/platform/images/staged-images.server";
import { pictureText } from "~/platform/text/form-fields";
import { receiveForm } from "~/platform/uploads/receive-form.server";
import type { ChangeResult } from "./changes.server";
import type { ItemExtra, ItemPicture } from "./items";
import { listForms } from "./list-forms";
import { type ItemFields, itemSchemas } from "./lists.server";
import { applyPictureAction, parsePictureAction } from "./picture-action";
import type { ChosenPicture } from "./project-pictures.server";
import type { ListName } from "./tables";

interface SentItem<List extends ListName> {
  fields: ItemFields<List>;
  /** Pictures named by the form, then uploaded ones. */
  pictures: ChosenPicture[];
  /** True if the form lists all pictures of the item; otherwise uploads are added, or replace the single picture. */
  isComplete: boolean;
  /** Undefined keeps the current state. */
  isDraft: boolean | undefined;
  /** Null for a new item. */
  version: number | null;
  idempotencyKey: string | null;
}

interface ItemChange<List extends ListName> {
  /** "if listed": only in a form that lists all pictures. Without the list, the stored ones stay. */
  needsImage: boolean | "if listed";
  failureMessage: string;
  closeTo: string;
  describeSuccess: (item: SentItem<List>) => string;
  change: (item: SentItem<List>) => Promise<ChangeResult>;
  findCurrent?: () => Promise<{ version: number; isDeleted: boolean } | null>;
}

/** Redirects with a toast, or returns the form with its valid pictures staged. The caller checks that an admin is signed in. */
export async function changeItem<List extends ListName>(
  request: Request,
  list: List,
  { closeTo, describeSuccess, failureMessage, change, findCurrent, needsImage }: ItemChange<List>,
) {
  const { messages } = listForms[list];
  const { typed, pictures, problem, schema } = await readItemForm(request, list, { needsImage });
  const action = parsePictureAction(typed.intent ?? "");
  if (action && !problem)
    return showForm<ItemExtra>({
      typed,
      errors: {},
      extra: { pictures: applyPictureAction(pictures, action) },
    });
  return await handleForm(typed, {
    schema,
    refuseInvalid: ({ issues }) => {
      const isMissing = !typed.title?.trim() || issues.some(({ message }) => message === imageMissing);
      return problem ?? (isMissing ? { message: messages.validation.titleAndImage } : {});
    },
    failure: { message: failureMessage },
    texts: listCopyableTexts(list, typed, pictures),
    extra: { pictures } satisfies ItemExtra,
    save: async (item) => {
      const result = await change(item);
      if (result === "done") {
        return await replaceWithToast(closeTo, { type: "success", message: describeSuccess(item) });
      }
      const current = result === "missing" ? null : await findCurrent?.();
      if (!current) return null;
      const message = current.isDeleted
        ? itemChangeProblems.deleted
        : "Not saved: it was changed on another device. Your text is still here: save again to keep yours.";
      return { status: 409, title: failureMessage, message, version: current.version };
    },
  });
}

function listCopyableTexts(
  list: ListName,
  typed: Record<string, string>,
  pictures: readonly ItemPicture[],
): CopyableText[] {
  const { title, texts } = listForms[list];
  return [
    ...[{ name: "title", label: title.label }, ...texts].map(({ name, label }) => ({
      label,
      text: typed[name] ?? "",
    })),
    ...pictures.map(({ alt }, index) => ({ label: `Description of picture ${index + 1}`, text: alt })),
  ];
}

/** Receives and stages the pictures. `problem` is the first problem with one of them. */
async function readItemForm<List extends ListName>(
  request: Request,
  list: List,
  { needsImage }: Pick<ItemChange<List>, "needsImage">,
) {
  const { fields, pictures, problem } = await receivePictures(request, listForms[list].maxPictures);
  const schema = createSchema(list, { pictures, problem, needsImage });
  return { typed: readTexts(fields), pictures, problem, schema };
}

interface SentPictures {
  pictures: ItemPicture[];
  problem: { message: string; status: number } | null;
  needsImage: ItemChange<ListName>["needsImage"];
}

const controlFields = z.object({
  version: versionField(),
  idempotencyKey: idempotencyKeyField(),
  intent: z.enum(["draft", "publish"]).optional().catch(undefined),
});

function createSchema<List extends ListName>(list: List, { pictures, problem, needsImage }: SentPictures) {
  return z.record(z.string(), z.string()).transform((typed, context): SentItem<List> => {
    const { version, idempotencyKey, intent } = controlFields.parse({ ...typed });
    const isDraft = listForms[list].hasDrafts && intent ? intent === "draft" : undefined;
    const isImageNeeded = needsImage === "if listed" ? "pictures" in typed : needsImage;
    const isImageOptional = isDraft ?? (!isImageNeeded && intent !== "publish");
    const parsed = itemSchemas[list].safeParse(typed);
    context.issues.push(
      ...(parsed.error?.issues ?? []).map(({ path, message }) => toIssue(path.join("."), message)),
    );
    if (problem) context.issues.push(toIssue("image", problem.message));
    else if (!isImageOptional && pictures.length === 0) context.issues.push(toIssue("image", imageMissing));
    if (!parsed.success) return z.NEVER;
    const isComplete = "pictures" in typed && (pictures.length > 0 || isDraft === true);
    const chosen = pictures.map(({ id, alt }) => ({ id, alt }));
    return { fields: parsed.data, pictures: chosen, isComplete, isDraft, version, idempotencyKey };
  });
}

function toIssue(field: string, message: string) {
  return { code: "custom" as const, path: [field], message, input: undefined };
}

interface ReceivedPictures {
  fields: FormData;
  /** Pictures named by the form, then uploaded ones; only the last one if an item of this list has a single picture. */
  pictures: ItemPicture[];
  /** First problem with a picture or the form, and the response status. */
  problem: { message: string; status: number } | null;
}

async function receivePictures(request: Request, maxPictures: number): Promise<ReceivedPictures> {
  const tooManyMessage = describeTooMany(maxPictures);
  const form = await receiveForm(request, { maxFiles: maxPictures, visitor: null });
  try {
    const { fields, rejection } = form;
    const { staged, refused } = await stageImages(form, tooManyMessage);
    const all = listFormImages(fields, staged);
    const chosen = maxPictures === 1 ? all.slice(-1) : all.slice(0, maxPictures);
    const pictures = await renewStagedImages(chosen);
    return { fields, pictures, problem: findProblem() };

    function findProblem() {
      const [firstRefused] = refused;
      if (firstRefused) return { message: firstRefused.problem, status: firstRefused.status };
      if (rejection) return { message: rejection.message, status: rejection.problem.status };
      if (all.length > Math.max(maxPictures, 2)) return { message: tooManyMessage, status: 400 };
      if (pictures.length < chosen.length)
        return { message: "This upload has expired. Please choose the file again.", status: 400 };
      const alt = chosen.map(({ alt }) => pictureText().safeParse(alt)).find(({ success }) => !success);
      return alt?.error ? { message: alt.error.issues[0]?.message ?? "", status: 400 } : null;
    }
  } finally {
    await form.dispose();
  }
}
