import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { db } from "~/db/database.server";
import { countEnquiries } from "~/domain/enquiries/queries.server";
import { returnKeptForm } from "~/http/kept-form.server";
import { ADMIN_HOME } from "~/http/safe-path";
import { keepSession, requireAdmin } from "~/http/session.server";
import { AdminShell } from "~/ui/admin/admin-shell";
import { DashboardSkeleton } from "~/ui/admin/dashboard-skeleton";
import { isSidebarCollapsed } from "~/ui/admin/sidebar-cookie";
import { useTokenMirror } from "~/ui/admin/use-token-mirror";

export async function loader({ request }: LoaderFunctionArgs) {
  const { token, sessionId, admin } = await requireAdmin(request);
  const collapsed = isSidebarCollapsed(request.headers.get("Cookie"));
  const newEnquiries = await countEnquiries(db, "new");
  const kept = await returnKeptForm(request, admin.id);
  return data(
    { token, sessionId, collapsed, newEnquiries, kept },
    { headers: { "Set-Cookie": await keepSession(token) } },
  );
}

export default function Admin() {
  const { collapsed, token, sessionId } = useLoaderData<typeof loader>();
  useTokenMirror({ token, sessionId });
  const isDashboardComing = useIsDashboardComing();
  return (
    <AdminShell collapsed={collapsed} path={isDashboardComing ? ADMIN_HOME : undefined}>
      {isDashboardComing ? <DashboardSkeleton /> : <Outlet />}
    </AdminShell>
  );
}

function useIsDashboardComing(): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  return state === "loading" && location.pathname === ADMIN_HOME && pathname !== ADMIN_HOME;
}
