import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { keepSession, requireAdmin } from "~/http/session.server";
import { AdminShell } from "~/ui/admin/admin-shell";
import { isSidebarCollapsed } from "~/ui/admin/sidebar-cookie";
import { useTokenMirror } from "~/ui/admin/use-token-mirror";

/** Nothing of the admin area is kept: after signing out, Back shows no screen of it. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { token, sessionId } = await requireAdmin(request);
  const collapsed = isSidebarCollapsed(request.headers.get("Cookie"));
  return data({ token, sessionId, collapsed }, { headers: { "Set-Cookie": await keepSession(token) } });
}

export default function Admin() {
  const { collapsed, ...session } = useLoaderData<typeof loader>();
  useTokenMirror(session);
  return (
    <AdminShell collapsed={collapsed}>
      <Outlet />
    </AdminShell>
  );
}
