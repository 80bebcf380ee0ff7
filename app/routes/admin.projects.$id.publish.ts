import { redirect } from "@remix-run/node";
import { adminLoader } from "~/accounts/guard.server";
import { kindForms } from "~/items/kind-forms";

export { publishAction as action } from "~/items/admin-routes.server";

export const loader = adminLoader(() => redirect(kindForms.project.adminPath));
