import { randomUUID } from "node:crypto";
import type { Params } from "@remix-run/react";
import { z } from "zod";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { changeVisibility } from "~/features/testimonials/change-visibility.server";
import { handleDeletion } from "~/frames/admin/handle-deletion.server";
import { db } from "~/platform/database/database.server";
import { redirectWithToast } from "~/platform/http/cookies.server";
import {
  idField,
  notFound,
  orNotFound,
  parseOrBadRequest,
  readForm,
  readId,
  readTexts,
} from "~/platform/http/read-request";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import { moveInList, readOrder } from "./admin-list.server";
import { createItem, deleteItem, publishProject, updateItem } from "./changes.server";
import { changeItem } from "./item-form.server";
import { findListName, listForms } from "./list-forms";
import { findItem, findItemForEditing, listItemPictures } from "./queries.server";
import type { ListName } from "./tables";
import { getRestorePath, type TrashList } from "./trash";
import { trashLists } from "./trash.server";

const draftSavedMessage = "Draft saved. Visitors can't see it.";
const publishedMessage = "Project published.";

export const newItemLoader = adminLoader(({ params }) => ({
  list: readListName(params),
  idempotencyKey: randomUUID(),
}));

export const newItemAction = adminAction(({ request, params }) => {
  const list = readListName(params);
  const { messages, maxPictures } = listForms[list];
  return changeItem(request, list, {
    needsImage: maxPictures > 0,
    describeSuccess: ({ isDraft }) => (isDraft ? draftSavedMessage : messages.created),
    failureMessage: messages.createFailed,
    closeTo: getListPath(list, request),
    change: async ({ fields, pictures: [first, ...furtherPictures], isDraft, idempotencyKey }) => {
      const alt = first?.alt ?? fields.alt;
      await createItem(db, list, { ...fields, alt }, first?.id ?? null, {
        idempotencyKey,
        furtherPictures,
        isDraft,
      });
      return "done";
    },
  });
});

/** Also finds items in the trash. */
export const editItemLoader = adminLoader(async ({ params }) => {
  const list = readListName(params);
  const { item, isDeleted } = orNotFound(await findItemForEditing(db, list, readId(params)));
  return { list, item, isDeleted, pictures: await listItemPictures(db, list, item.id) };
});

export const editItemAction = adminAction(async ({ request, params }) => {
  const list = readListName(params);
  const id = readId(params);
  const { messages } = listForms[list];
  return await changeItem(request, list, {
    // An imported item may have none.
    needsImage: (await listItemPictures(db, list, id)).length > 0 && "if listed",
    describeSuccess: ({ isDraft }) =>
      isDraft === undefined ? messages.updated : isDraft ? draftSavedMessage : publishedMessage,
    failureMessage: messages.updateFailed,
    closeTo: getListPath(list, request),
    change: ({ fields, pictures, isComplete, isDraft, version }) =>
      updateItem(db, list, { id, version }, fields, {
        isDraft,
        ...(list === "project" && isComplete ? { pictures } : { imageId: pictures[0]?.id }),
      }),
    findCurrent: async () => {
      const current = await findItemForEditing(db, list, id);
      return current && { version: current.item.version, isDeleted: current.isDeleted };
    },
  });
});

export const deleteItemLoader = adminLoader(async ({ params }) => {
  const list = readListName(params);
  orNotFound(await findItem(db, list, readId(params), "admin"));
  return { list };
});

export const deleteItemAction = adminAction(({ request, params }) => {
  const list = readListName(params);
  const id = readId(params);
  const { messages } = listForms[list];
  const closeTo = getListPath(list, request);
  return handleDeletion({
    successMessage: messages.deleted,
    failureMessage: messages.deleteFailed,
    closeTo,
    undo: getRestorePath(list, id, closeTo),
    remove: () => deleteItem(db, list, id),
  });
});

/** `version` is the version that the owner read: the customer can change the text until it is published. */
const visibilitySchema = z.discriminatedUnion("to", [
  z.object({ id: idField(), to: z.literal("shown"), version: idField() }),
  z.object({ id: idField(), to: z.literal("hidden") }),
]);

/** Publishes a draft, or shows or hides a testimonial. */
export const visibilityAction = adminAction(
  async ({ request, params }) => {
    const list = readListName(params);
    if (list === "gallery") throw notFound();
    const change = parseOrBadRequest(visibilitySchema, readTexts(await readForm(request)));
    const toast = await (list === "project" ? publish(change.id) : changeVisibility(change));
    return await redirectWithToast(getListPath(list, request), toast);
  },
  { savesForm: false },
);

async function publish(id: number): Promise<ToastMessage> {
  const result = await publishProject(db, id);
  if (result === "done") return { type: "success", message: publishedMessage };
  const message =
    result === "missing"
      ? "It was deleted on another device."
      : "It needs a picture first. Press Edit and add one.";
  return { type: "error", title: "Failed to publish the project", message };
}

export const orderLoader = adminLoader(({ request, params }) => readOrder(request, readListName(params)));
export const orderAction = adminAction(({ request, params }) => moveInList(request, readListName(params)));

/** @throws {Response} 404 for an unknown list */
export function readListName({ list }: Params): ListName {
  return orNotFound(findListName(list));
}

/** @throws {Response} 404 for an unknown list */
export function readTrashList(params: Params): TrashList {
  return orNotFound(trashLists.find((list) => list === params.list));
}

/** Includes the query that the list had when the dialog opened. */
function getListPath(list: ListName, request: Request): string {
  return `${listForms[list].adminPath}${new URL(request.url).search}`;
}
