import { createNewItem, newItemClientAction, newItemMeta } from "~/items/admin/screens";
import { newItemAction, newItemLoader } from "~/items/admin-routes.server";

export const loader = newItemLoader;

export const action = newItemAction("project");

export const clientAction = newItemClientAction("project");

export const meta = newItemMeta("project");

export default createNewItem("project");
