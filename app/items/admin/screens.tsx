import { Outlet, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { itemListWords } from "~/content/item-lists";
import { likeWords } from "~/content/like";
import { manyPictures } from "~/content/many-pictures";
import * as messages from "~/content/messages";
import { trashWords } from "~/content/trash";
import type { ItemKind } from "~/database/content-tables";
import type {
  editItemAction,
  editItemLoader,
  itemListLoader,
  newItemAction,
  newItemLoader,
} from "~/items/admin-routes.server";
import { kindForms } from "~/items/kind-forms";
import { textOf } from "~/items/kinds";
import { ConfirmDialog } from "~/ui/form/confirm-dialog";
import { Icon } from "~/ui/icon";
import type { ToastMessage } from "~/ui/toast-message";
import type { RefusedItem } from "../read-item-form.server";
import { AdminItemCard } from "./item-card";
import { ItemDialog } from "./item-dialog";
import { AdminItemGrid } from "./item-grid";

function refuseUnsentItem(failed: string): RefusedItem {
  return {
    ...tellUnsent(failed),
    ok: false,
    status: 503,
    errors: {},
    typed: {},
    pictures: null,
    version: null,
  };
}

const manyScreens: Partial<Record<ItemKind, { to: string; label: string }>> = {
  gallery: { to: "/admin/galleryadmin/upload", label: manyPictures.title },
};

export const itemListMeta = (kind: ItemKind) => () => adminMeta(kindForms[kind].listTitle);
export const newItemMeta = (kind: ItemKind) => () => adminMeta(kindForms[kind].words.add);
export const editItemMeta = (kind: ItemKind) => () => adminMeta(kindForms[kind].editTitle);
export const deleteItemMeta = (kind: ItemKind) => () => adminMeta(kindForms[kind].words.confirmDelete.title);

export function createItemList(kind: ItemKind) {
  const { adminPath, words } = kindForms[kind];
  return function ItemList() {
    const { items, list, likes } = useLoaderData<ReturnType<typeof itemListLoader>>();
    return (
      <>
        <Outlet />
        <AdminItemGrid
          {...list}
          list={adminPath}
          add={words.add}
          many={manyScreens[kind]}
          empty={words.emptyAdmin}
          words={itemListWords[kind]}
        >
          {items.map((item) => (
            <AdminItemCard key={item.id} list={adminPath} {...item}>
              {"location" in item ? <Location>{item.location ?? messages.notAvailable}</Location> : null}
              {textOf(item) ? <p className="line-clamp-3 wrap-anywhere text-sm">{textOf(item)}</p> : null}
              {likes[item.id] ? (
                <p className="figures text-sm text-steel-600">{likeWords.asked(likes[item.id] ?? 0)}</p>
              ) : null}
            </AdminItemCard>
          ))}
        </AdminItemGrid>
      </>
    );
  };
}

function Location({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-steel-600">
      <Icon name="pin" className="mt-0.5 size-4" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

export function createNewItem(kind: ItemKind) {
  const { adminPath, words } = kindForms[kind];
  return function NewItem() {
    return (
      <ItemDialog
        kind={kind}
        title={words.add}
        submit={words.add}
        closeTo={`${adminPath}${useLocation().search}`}
        idempotencyKey={useLoaderData<typeof newItemLoader>().idempotencyKey}
        refused={useActionData<ReturnType<typeof newItemAction>>()}
      />
    );
  };
}

/** Keeps the typed form when the site cannot be reached. */
export function newItemClientAction(kind: ItemKind) {
  return submitWithFallback(refuseUnsentItem(kindForms[kind].words.createFailed));
}

export function createEditItem(kind: ItemKind) {
  const { adminPath, editTitle } = kindForms[kind];
  return function EditItem() {
    const { item, isDeleted, pictures } = useLoaderData<ReturnType<typeof editItemLoader>>();
    return (
      <ItemDialog
        kind={kind}
        title={editTitle}
        submit="Save"
        closeTo={`${adminPath}${useLocation().search}`}
        item={item}
        isDeleted={isDeleted}
        stored={pictures}
        refused={useActionData<ReturnType<typeof editItemAction>>()}
      />
    );
  };
}

export function editItemClientAction(kind: ItemKind) {
  return submitWithFallback(refuseUnsentItem(kindForms[kind].words.updateFailed));
}

export function createDeleteItem(kind: ItemKind) {
  const { adminPath, words } = kindForms[kind];
  return function DeleteItem() {
    return (
      <ConfirmDialog
        {...words.confirmDelete}
        note={trashWords.keeps}
        toast={useActionData<{ toast: ToastMessage }>()?.toast}
        closeTo={`${adminPath}${useLocation().search}`}
      />
    );
  };
}

export function deleteItemClientAction(kind: ItemKind) {
  return submitWithFallback(tellUnsent(kindForms[kind].words.deleteFailed));
}
