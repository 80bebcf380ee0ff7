import { data } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { adminLoader } from "~/features/accounts/guard.server";
import { takePendingForm } from "~/features/accounts/pending-form.server";
import { ADMIN_HOME } from "~/features/accounts/safe-path";
import { renewSessionCookie } from "~/features/accounts/session-cookie.server";
import { SignInDialog } from "~/features/accounts/sign-in-dialog";
import { useTokenMirror } from "~/features/accounts/token-mirror";
import { countEnquiries } from "~/features/enquiries/inbox.server";
import { useUnsentSending } from "~/features/enquiries/unsent";
import { countPendingTestimonials } from "~/features/testimonials/testimonials.server";
import { AdminShell } from "~/frames/admin/admin-shell";
import { DashboardSkeleton } from "~/frames/admin/dashboard-skeleton";
import { isSidebarCollapsed } from "~/frames/admin/preference-cookies";
import type { WaitingCounts } from "~/frames/admin/screen-links";
import { useRootData } from "~/frames/site/use-root-data";
import { db } from "~/platform/database/database.server";

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
  useUnsentSending(username, sessionId);
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
