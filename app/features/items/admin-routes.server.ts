import { randomUUID } from "node:crypto";
import type { Params } from "@remix-run/react";
import { z } from "zod";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { changeVisibility } from "~/features/testimonials/change-visibility.server";
import { handleDeletion } from "~/frames/admin/handle-deletion.server";
import { getRestorePath, type TrashKind } from "~/frames/admin/trash";
import type { ListKind } from "~/platform/database/content-tables";
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
import { findListKind, kindForms } from "./kind-forms";
import { findItem, findItemForEditing, listItemPictures } from "./queries.server";
import { trashKinds } from "./trash.server";

const draftSavedMessage = "Draft saved. Visitors can't see it.";
const publishedMessage = "Project published.";

export const newItemLoader = adminLoader(({ params }) => ({
  kind: readKind(params),
  idempotencyKey: randomUUID(),
}));

export const newItemAction = adminAction(({ request, params }) => {
  const kind = readKind(params);
  const { messages, maxPictures } = kindForms[kind];
  return changeItem(request, kind, {
    needsImage: maxPictures > 0,
    describeSuccess: ({ isDraft }) => (isDraft ? draftSavedMessage : messages.created),
    failureMessage: messages.createFailed,
    closeTo: getListPath(kind, request),
    change: async ({ fields, pictures: [first, ...furtherPictures], isDraft, idempotencyKey }) => {
      const alt = first?.alt ?? fields.alt;
      await createItem(db, kind, { ...fields, alt }, first?.id ?? null, {
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
  const kind = readKind(params);
  const { item, isDeleted } = orNotFound(await findItemForEditing(db, kind, readId(params)));
  return { kind, item, isDeleted, pictures: await listItemPictures(db, kind, item.id) };
});

export const editItemAction = adminAction(({ request, params }) => {
  const kind = readKind(params);
  const id = readId(params);
  const { messages } = kindForms[kind];
  return changeItem(request, kind, {
    needsImage: false,
    describeSuccess: ({ isDraft }) =>
      isDraft === undefined ? messages.updated : isDraft ? draftSavedMessage : publishedMessage,
    failureMessage: messages.updateFailed,
    closeTo: getListPath(kind, request),
    change: ({ fields, pictures, isComplete, isDraft, version }) =>
      updateItem(db, kind, { id, version }, fields, {
        isDraft,
        ...(kind === "project" && isComplete ? { pictures } : { imageId: pictures[0]?.id }),
      }),
    findCurrent: async () => {
      const current = await findItemForEditing(db, kind, id);
      return current && { version: current.item.version, isDeleted: current.isDeleted };
    },
  });
});

export const deleteItemLoader = adminLoader(async ({ params }) => {
  const kind = readKind(params);
  orNotFound(await findItem(db, kind, readId(params), "admin"));
  return { kind };
});

export const deleteItemAction = adminAction(({ request, params }) => {
  const kind = readKind(params);
  const id = readId(params);
  const { messages } = kindForms[kind];
  const closeTo = getListPath(kind, request);
  return handleDeletion({
    successMessage: messages.deleted,
    failureMessage: messages.deleteFailed,
    closeTo,
    undo: getRestorePath(kind, id, closeTo),
    remove: () => deleteItem(db, kind, id),
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
    const kind = readKind(params);
    if (kind === "gallery") throw notFound();
    const change = parseOrBadRequest(visibilitySchema, readTexts(await readForm(request)));
    const toast = await (kind === "project" ? publish(change.id) : changeVisibility(change));
    return await redirectWithToast(getListPath(kind, request), toast);
  },
  { savesForm: false },
);

async function publish(id: number): Promise<ToastMessage> {
  const result = await publishProject(db, id);
  if (result === "done") return { kind: "success", message: publishedMessage };
  const message =
    result === "missing"
      ? "It was deleted on another device."
      : "It needs a picture first. Press Edit and add one.";
  return { kind: "error", title: "Failed to publish the project", message };
}

export const orderLoader = adminLoader(({ request, params }) => readOrder(request, readKind(params)));
export const orderAction = adminAction(({ request, params }) => moveInList(request, readKind(params)));

/** @throws {Response} 404 for an unknown list */
export function readKind({ list }: Params): ListKind {
  return orNotFound(findListKind(list));
}

/** @throws {Response} 404 for an unknown kind */
export function readTrashKind(params: Params): TrashKind {
  return orNotFound(trashKinds.find((kind) => kind === params.kind));
}

/** Includes the query that the list had when the dialog opened. */
function getListPath(kind: ListKind, request: Request): string {
  return `${kindForms[kind].adminPath}${new URL(request.url).search}`;
}
