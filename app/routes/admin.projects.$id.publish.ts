import { redirect } from "@remix-run/node";
import { adminLoader } from "~/accounts/guard.server";
import { kindForms } from "~/items/kind-forms";

export { publishAction as action } from "~/items/admin-routes.server";

/** The address itself shows nothing. */
export const loader = adminLoader(() => redirect(kindForms.project.adminPath));
