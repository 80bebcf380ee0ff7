import { createDeleteItem, deleteItemClientAction, deleteItemMeta } from "~/items/admin/screens";
import { deleteItemAction, deleteItemLoader } from "~/items/admin-routes.server";

export const loader = deleteItemLoader("project");

export const action = deleteItemAction("project");

export const clientAction = deleteItemClientAction("project");

export const meta = deleteItemMeta("project");

export default createDeleteItem("project");
