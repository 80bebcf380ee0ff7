import { createDeleteItem, deleteItemClientAction, deleteItemMeta } from "~/items/admin/screens";
import { deleteItemAction, deleteItemLoader } from "~/items/admin-routes.server";

export const loader = deleteItemLoader("gallery");

export const action = deleteItemAction("gallery");

export const clientAction = deleteItemClientAction("gallery");

export const meta = deleteItemMeta("gallery");

export default createDeleteItem("gallery");
