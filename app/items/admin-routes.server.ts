import { randomUUID } from "node:crypto";
import type { Params } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { answerDeletion } from "~/admin/answer-deletion.server";
import { restoreAddress } from "~/admin/trash";
import { itemChangeProblems, itemFormWords } from "~/content/item-form";
import type { ItemKind } from "~/database/content-tables";
import { db } from "~/database/database.server";
import { redirectWithToast } from "~/http/flash.server";
import { orNotFound, readId } from "~/http/read-request";
import type { ToastMessage } from "~/ui/toast-message";
import { type CountLikes, moveInList, readAdminItems, readOrder } from "./admin-list.server";
import { createItem, deleteItem, publishProject, updateItem } from "./changes.server";
import { changeItem } from "./item-form.server";
import { kindForms } from "./kind-forms";
import { itemKinds } from "./kinds";
import { findEditedItem, findItem, listItemPictures } from "./queries.server";

const draftWords = itemFormWords.draft;

export function itemListLoader(kind: ItemKind, countLikes: CountLikes) {
  return adminLoader(({ request }) => readAdminItems(request, kind, countLikes));
}

export const newItemLoader = adminLoader(() => ({ idempotencyKey: randomUUID() }));

export function newItemAction(kind: ItemKind) {
  const { words } = kindForms[kind];
  return adminAction(({ request }) =>
    changeItem(request, kind, {
      needsImage: true,
      done: ({ isDraft }) => (isDraft ? draftWords.saved : words.created),
      failed: words.createFailed,
      closeTo: listAddress(kind, request),
      change: async ({ fields, pictures: [first, ...further], isDraft, idempotencyKey }) => {
        const alt = first?.alt ?? fields.alt;
        await createItem(db, kind, { ...fields, alt }, first?.id ?? null, {
          idempotencyKey,
          further,
          isDraft,
        });
        return "done";
      },
    }),
  );
}

/** Finds items in the trash as well. */
export function editItemLoader(kind: ItemKind) {
  return adminLoader(async ({ params }) => {
    const { item, isDeleted } = orNotFound(await findEditedItem(db, kind, readId(params)));
    return { item, isDeleted, pictures: await listItemPictures(db, kind, item.id) };
  });
}

export function editItemAction(kind: ItemKind) {
  const { words } = kindForms[kind];
  return adminAction(({ request, params }) => {
    const id = readId(params);
    return changeItem(request, kind, {
      needsImage: false,
      done: ({ isDraft }) =>
        isDraft === undefined ? words.updated : isDraft ? draftWords.saved : draftWords.published,
      failed: words.updateFailed,
      closeTo: listAddress(kind, request),
      change: ({ fields, pictures, isComplete, isDraft, version }) =>
        updateItem(db, kind, { id, version }, fields, {
          isDraft,
          ...(kind === "project" && isComplete ? { pictures } : { imageId: pictures[0]?.id }),
        }),
      findPresent: async () => {
        const found = await findEditedItem(db, kind, id);
        return found && { version: found.item.version, isDeleted: found.isDeleted };
      },
    });
  });
}

export function deleteItemLoader(kind: ItemKind) {
  return adminLoader(async ({ params }) => {
    orNotFound(await findItem(db, kind, readId(params), "admin"));
    return null;
  });
}

export function deleteItemAction(kind: ItemKind) {
  const { words } = kindForms[kind];
  return adminAction(({ request, params }) => {
    const id = readId(params);
    const closeTo = listAddress(kind, request);
    return answerDeletion({
      done: words.deleted,
      failed: words.deleteFailed,
      closeTo,
      undo: restoreAddress(kind, id, closeTo),
      remove: () => deleteItem(db, kind, id),
    });
  });
}

export const publishAction = adminAction(async ({ request, params }) => {
  const closeTo = listAddress("project", request);
  const result = await publishProject(db, readId(params));
  const toast: ToastMessage =
    result === "done"
      ? { kind: "success", message: draftWords.published }
      : {
          kind: "error",
          title: draftWords.publishFailed,
          message: result === "missing" ? itemChangeProblems.gone : draftWords.needsPicture,
        };
  return await redirectWithToast(closeTo, toast);
});

export const orderLoader = adminLoader(({ request, params }) => readOrder(request, findKind(params)));
export const orderAction = adminAction(({ request, params }) => moveInList(request, findKind(params)));

/** @throws {Response} 404 for an unknown kind */
export function readKind(params: Params): ItemKind {
  return orNotFound(itemKinds.find((kind) => kind === params.kind));
}

function findKind({ list }: Params): ItemKind {
  return orNotFound(itemKinds.find((kind) => kindForms[kind].adminPath === `/admin/${list}`));
}

/** The list with the query it had when the dialog opened over it. */
function listAddress(kind: ItemKind, request: Request): string {
  return `${kindForms[kind].adminPath}${new URL(request.url).search}`;
}
