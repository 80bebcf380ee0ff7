import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  Outlet,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { accountPage } from "~/content/account";
import { db } from "~/db/database.server";
import { listSessions } from "~/domain/auth/session-list.server";
import { findTwoStep } from "~/domain/auth/two-step.server";
import { changeAccount } from "~/http/change-account.server";
import { readForm } from "~/http/read-form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { BackupPanel } from "~/ui/admin/backup-panel";
import { DeviceList } from "~/ui/admin/device-list";
import { PasswordForm } from "~/ui/admin/password-form";
import { adminMeta } from "~/ui/admin/screens";
import { sendOrStay, tellUnsent } from "~/ui/admin/send-or-stay";
import { TwoStepPanel } from "~/ui/admin/two-step-panel";
import { Toasts } from "~/ui/toasts";

export const meta = () => adminMeta(accountPage.heading);

export async function loader({ request }: LoaderFunctionArgs) {
  const { admin, sessionId } = await requireAdmin(request);
  const [sessions, twoStep] = await Promise.all([
    listSessions(db, { adminId: admin.id, sessionId }),
    findTwoStep(db, admin.id),
  ]);
  return { username: admin.username, sessionId, sessions, twoStep };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const signedIn = await requireAdmin(request, { keepsForm: false });
  return await changeAccount(await readForm(request), signedIn);
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, { ...tellUnsent(), errors: {} });
}

export default function Account() {
  const { username, sessionId, sessions, twoStep } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  // Passwords stand in their fields until something was done: what was typed before goes.
  const { key } = useLocation();
  return (
    <>
      <Outlet />
      <Toasts toast={refused?.toast} />
      <div className="grid max-w-5xl items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <DeviceList sessions={sessions} current={sessionId} />
        <div className="grid gap-4">
          <TwoStepPanel {...twoStep} />
          <PasswordForm key={key} username={username} refused={refused} />
          <BackupPanel />
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
