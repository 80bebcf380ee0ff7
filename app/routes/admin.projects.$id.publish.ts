import { redirect } from "@remix-run/node";
import { adminLoader } from "~/accounts/guard.server";
import { kinds } from "~/items/kinds";

export { publishAction as action } from "~/items/admin-routes.server";

/** The address itself shows nothing. */
export const loader = adminLoader(() => redirect(kinds.project.adminPath));
