import { loader as listLoader, action as visibilityAction } from "../../app/routes/admin/website/$list";
import {
  action as deleteAction,
  loader as deleteLoader,
} from "../../app/routes/admin/website/$list.$id.delete";
import { action as editAction, loader as editLoader } from "../../app/routes/admin/website/$list.$id.edit";
import { action as newAction, loader as newLoader } from "../../app/routes/admin/website/$list.new";
import {
  action as orderAction,
  loader as orderLoader,
} from "../../app/routes/admin/website/$list_.order/route";
import type { setUpAdmin } from "./admin";
import type { Handler } from "./call-route";
import { toFile, toFormData } from "./form-data";

type Form = Record<string, string> | FormData;

/** Actions of the admin on the screens of a list. On an empty site, ids start at 1. */
export function openList(
  list: "projects" | "galleryadmin" | "testimonials",
  admin: ReturnType<typeof setUpAdmin>,
) {
  const call = (handler: Handler, path: string, form?: Form) =>
    admin.call(handler, `/admin/${list}${path}`, { form });
  return {
    openNew: () => call(newLoader, "/new"),
    add: (form: Form, query = "") => call(newAction, `/new${query}`, form),
    open: (id: number | string = 1) => call(editLoader, `/${id}/edit`),
    edit: (form: Form, id: number | string = 1) => call(editAction, `/${id}/edit`, form),
    openDelete: (id = 1) => call(deleteLoader, `/${id}/delete`),
    remove: (id = 1, query = "") => call(deleteAction, `/${id}/delete${query}`, {}),
    setVisibility: (form: Form) => call(visibilityAction, "", form),
    openOrder: () => call(orderLoader, "/order"),
    move: (form: Form, query = "") => call(orderAction, `/order${query}`, form),
    list: (query = "") => call(listLoader, query),
    readItems: async <Item = Record<string, unknown>>(query = "") =>
      ((await call(listLoader, query)).body as { items: Item[] }).items,
  };
}

/** The form of an item with its pictures. */
export function makeItemForm(fields: Record<string, string>, ...pictures: Uint8Array[]): FormData {
  const files = pictures.map((bytes) => toFile(bytes, "gate; a=b.jpg"));
  return toFormData({ ...fields, image: files.length > 0 ? files : new File([], "") });
}
