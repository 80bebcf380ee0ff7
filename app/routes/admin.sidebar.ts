import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { toAdminPath } from "~/accounts/safe-path";
import { requireAdmin } from "~/accounts/session.server";
import { formatSidebarCookie } from "~/admin/sidebar-cookie";
import { readForm, readText } from "~/server/read-form.server";
import { requireSameOrigin } from "~/server/same-origin.server";

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
