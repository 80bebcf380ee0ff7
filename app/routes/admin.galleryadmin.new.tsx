import { createNewItem, newItemClientAction, newItemMeta } from "~/items/admin/screens";
import { newItemAction, newItemLoader } from "~/items/admin-routes.server";

export const loader = newItemLoader;

export const action = newItemAction("gallery");

export const clientAction = newItemClientAction("gallery");

export const meta = newItemMeta("gallery");

export default createNewItem("gallery");
