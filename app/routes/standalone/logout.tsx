import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, replace } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { z } from "zod";
import * as messages from "~/content/admin-messages";
import { LOGOUT_NOTICE_DURATION_MS } from "~/content/constants";
import { getSignInPath, toAdminPath } from "~/features/accounts/safe-path";
import { endSession, findSessionByCookie } from "~/features/accounts/session-cookie.server";
import { clearBrowserData } from "~/features/accounts/token-mirror";
import { AdminShell } from "~/frames/admin/admin-shell";
import { isSidebarCollapsed } from "~/frames/admin/preference-cookies";
import { adminMeta } from "~/frames/admin/screens";
import { useRootData } from "~/frames/site/use-root-data";
import { redirectWithToast } from "~/platform/http/cookies.server";
import { handleForm } from "~/platform/http/handle-form.server";
import { readForm, readQuery, readTexts } from "~/platform/http/read-request";
import { requireSameOrigin } from "~/platform/http/request.server";
import { unsubscribe } from "~/platform/push/subscribe";
import { ConfirmDialog } from "~/platform/ui/form/confirm-dialog";
import { notDoneMessage, type ToastMessage } from "~/platform/ui/form/form-result";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { useHydrated } from "~/platform/ui/hooks";
import { Toasts } from "~/platform/ui/toasts";

const { confirm: confirmation } = messages.logout;
const notice: ToastMessage = { type: "success", message: messages.logout.done };

export const meta = () => adminMeta(messages.admin.logout);

/** Without this, the loader would redirect before the notice is shown. */
export const shouldRevalidate = () => false;

export async function loader({ request }: LoaderFunctionArgs) {
  if (!(await findSessionByCookie(request))) throw redirect("/login");
  const from = toAdminPath(readQuery(request).get("from"));
  return { from, isCollapsed: isSidebarCollapsed(request.headers.get("Cookie")) };
}

/** `notice` shows a notice on this page; `removed` means that the browser's token was removed. */
const logoutSchema = z.object({
  intent: z.enum(["notice", "removed"]).optional().catch(undefined),
  from: z.string().default("").transform(toAdminPath),
});

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  return await handleForm(readTexts(await readForm(request), ["intent", "from"]), {
    schema: logoutSchema,
    failure: { message: notDoneMessage },
    save: async ({ intent, from }) => {
      const headers = await endSession(request, { keepsPendingForm: intent === "removed" });
      if (intent === "removed") return replace(getSignInPath(from), { headers });
      if (intent === "notice") return Response.json({ isSignedOut: true }, { headers });
      return await redirectWithToast("/login", notice, headers);
    },
  });
}

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function Logout() {
  const { from, isCollapsed } = useLoaderData<typeof loader>();
  const { business } = useRootData();
  const isHydrated = useHydrated();
  const result = useActionData<{ isSignedOut?: boolean }>();
  const refused = useRefusedForm();
  if (result?.isSignedOut) return <SignedOut />;
  return (
    <AdminShell name={business.name} isCollapsed={isCollapsed} path={from}>
      <ConfirmDialog {...confirmation} toast={refused?.toast} closeTo={from}>
        {isHydrated ? <input type="hidden" name="intent" value="notice" /> : null}
      </ConfirmDialog>
    </AdminShell>
  );
}

function SignedOut() {
  const navigate = useNavigate();
  useEffect(() => {
    clearBrowserData();
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
