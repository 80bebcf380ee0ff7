import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm, readText } from "~/http/read-form.server";
import { toAdminPath } from "~/http/safe-path";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { formatSidebarCookie } from "~/ui/admin/sidebar-cookie";

/** Remembers the width of the sidebar where no script can, and goes back to the screen. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request, { keepsForm: false });
  const form = await readForm(request);
  const cookie = formatSidebarCookie(readText(form, "collapsed") === "true");
  return redirect(toAdminPath(readText(form, "from")), { headers: { "Set-Cookie": cookie } });
}

/** The address itself shows nothing. */
export function loader() {
  return redirect("/admin");
}
