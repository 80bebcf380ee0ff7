import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { returnKeptForm } from "~/accounts/kept-form.server";
import { ADMIN_HOME } from "~/accounts/safe-path";
import { keepSession, requireAdmin } from "~/accounts/session.server";
import { useTokenMirror } from "~/accounts/use-token-mirror";
import { AdminShell } from "~/admin/admin-shell";
import { DashboardSkeleton } from "~/admin/dashboard-skeleton";
import { isSidebarCollapsed } from "~/admin/sidebar-cookie";
import { countEnquiries } from "~/enquiries/queries.server";
import { db } from "~/server/db/database.server";

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
