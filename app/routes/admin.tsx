import { data } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { adminLoader } from "~/accounts/guard.server";
import { takePendingForm } from "~/accounts/pending-form.server";
import { ADMIN_HOME } from "~/accounts/safe-path";
import { renewSessionCookie } from "~/accounts/session-cookie.server";
import { SignInDialog } from "~/accounts/sign-in-dialog";
import { useTokenMirror } from "~/accounts/token-mirror";
import { AdminShell } from "~/admin/admin-shell";
import { DashboardSkeleton } from "~/admin/dashboard-skeleton";
import { isSidebarCollapsed } from "~/admin/preference-cookies";
import type { WaitingCounts } from "~/admin/screen-links";
import { db } from "~/database/database.server";
import { countEnquiries } from "~/enquiries/inbox.server";
import { useRootData } from "~/site/use-root-data";
import { countPendingTestimonials } from "~/testimonials/testimonials.server";

export const loader = adminLoader(async ({ request, signedIn: { token, sessionId, admin } }) => {
  const isCollapsed = isSidebarCollapsed(request.headers.get("Cookie"));
  const waitingCounts: WaitingCounts = {
    newEnquiries: await countEnquiries(db, "new"),
    pendingTestimonials: await countPendingTestimonials(db),
  };
  const pendingForm = await takePendingForm(request, admin.id);
  return data(
    { token, sessionId, username: admin.username, isCollapsed, ...waitingCounts, pendingForm },
    { headers: { "Set-Cookie": await renewSessionCookie(token) } },
  );
});

export default function Admin() {
  const { isCollapsed, token, sessionId, username } = useLoaderData<typeof loader>();
  const { business } = useRootData();
  useTokenMirror({ token, sessionId });
  const isDashboardLoading = useIsDashboardLoading();
  return (
    <>
      <AdminShell
        name={business.name}
        isCollapsed={isCollapsed}
        path={isDashboardLoading ? ADMIN_HOME : undefined}
      >
        {isDashboardLoading ? <DashboardSkeleton /> : null}
        {/* Hidden, not unmounted: when the dashboard cannot be reached, the screen stays with all typed text. */}
        <div hidden={isDashboardLoading}>
          <Outlet />
        </div>
      </AdminShell>
      <SignInDialog username={username} />
    </>
  );
}

function useIsDashboardLoading(): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  return state === "loading" && location.pathname === ADMIN_HOME && pathname !== ADMIN_HOME;
}
