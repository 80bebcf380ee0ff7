import { createEditItem, editItemClientAction, editItemMeta } from "~/items/admin/screens";
import { editItemAction, editItemLoader } from "~/items/admin-routes.server";

export const loader = editItemLoader("gallery");

export const action = editItemAction("gallery");

export const clientAction = editItemClientAction("gallery");

export const meta = editItemMeta("gallery");

export default createEditItem("gallery");
