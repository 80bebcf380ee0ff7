import { redirect } from "@remix-run/node";
import { adminAction } from "~/features/accounts/guard.server";
import { toAdminPath } from "~/features/accounts/safe-path";
import { formatSidebarCookie } from "~/frames/admin/preference-cookies";
import { readForm, readText } from "~/platform/http/read-request";
import { config } from "~/platform/runtime/config.server";

/** Opens or closes the sidebar without JavaScript. */
export const action = adminAction(
  async ({ request }) => {
    const form = await readForm(request);
    const cookie = formatSidebarCookie(readText(form, "collapsed") === "true", config.publicUrl);
    return redirect(toAdminPath(readText(form, "from")), { headers: { "Set-Cookie": cookie } });
  },
  { savesForm: false },
);

export { submitButton as clientAction } from "~/platform/ui/form/submit-form";

export function loader() {
  return redirect("/admin");
}
