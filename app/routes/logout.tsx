import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, replace } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { toAdminPath } from "~/accounts/safe-path";
import { endSession, findAdmin } from "~/accounts/session-cookie.server";
import { clearBrowser } from "~/accounts/token-mirror";
import { AdminShell } from "~/admin/admin-shell";
import { isSidebarCollapsed } from "~/admin/preference-cookies";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import * as messages from "~/content/admin-messages";
import { LOGOUT_NOTICE_DURATION_MS } from "~/content/constants";
import { redirectWithToast } from "~/http/flash.server";
import { readForm, readQuery, readText } from "~/http/read-request";
import { requireSameOrigin } from "~/http/same-origin.server";
import { unsubscribe } from "~/push/subscribe";
import { useRootData } from "~/site/use-root-data";
import { ConfirmDialog } from "~/ui/form/confirm-dialog";
import type { ToastMessage } from "~/ui/toast-message";
import { Toasts } from "~/ui/toasts";
import { useHydrated } from "~/ui/use-hydrated";

const { confirm: question } = messages.logout;
const notice: ToastMessage = { kind: "success", message: messages.logout.done };

export const meta = () => adminMeta(messages.admin.logout);

/** The notice stays after signing out: the loader would redirect. */
export const shouldRevalidate = () => false;

export async function loader({ request }: LoaderFunctionArgs) {
  if (!(await findAdmin(request))) throw redirect("/login");
  const from = toAdminPath(readQuery(request).get("from"));
  return { from, collapsed: isSidebarCollapsed(request.headers.get("Cookie")) };
}

/** `notice` requests a notice on this page, `removed` reports that the token is missing from the browser. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await readForm(request);
  const isRemoved = form.has("removed");
  const headers = await endSession(request, { leavesPendingForm: isRemoved });
  if (isRemoved) {
    const from = toAdminPath(readText(form, "from"));
    return replace(`/login?${new URLSearchParams({ from })}`, { headers });
  }
  if (form.has("notice")) return data({ isSignedOut: true }, { headers });
  return await redirectWithToast("/login", notice, headers);
}

export const clientAction = submitWithFallback(tellUnsent());

interface Answer {
  isSignedOut?: boolean;
  toast?: ToastMessage;
}

export default function Logout() {
  const { from, collapsed } = useLoaderData<typeof loader>();
  const { business } = useRootData();
  const isHydrated = useHydrated();
  const answer = useActionData<Answer>();
  if (answer?.isSignedOut) return <SignedOut />;
  return (
    <AdminShell name={business.name} collapsed={collapsed} path={from}>
      <ConfirmDialog {...question} toast={answer?.toast} closeTo={from}>
        {isHydrated ? <input type="hidden" name="notice" value="true" /> : null}
      </ConfirmDialog>
    </AdminShell>
  );
}

function SignedOut() {
  const navigate = useNavigate();
  useEffect(() => {
    clearBrowser();
    void unsubscribe().catch(() => undefined);
    const timer = setTimeout(() => navigate("/login", { replace: true }), LOGOUT_NOTICE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <main data-admin="" className="min-h-dvh bg-mist">
      <Toasts toast={notice} duration="notice" />
    </main>
  );
}
