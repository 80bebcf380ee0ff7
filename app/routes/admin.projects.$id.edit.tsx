import { createEditItem, editItemClientAction, editItemMeta } from "~/items/admin/screens";
import { editItemAction, editItemLoader } from "~/items/admin-routes.server";

export const loader = editItemLoader("project");

export const action = editItemAction("project");

export const clientAction = editItemClientAction("project");

export const meta = editItemMeta("project");

export default createEditItem("project");
