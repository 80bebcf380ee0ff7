import { useActionData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { endOtherSessions } from "~/accounts/sessions.server";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { accountPage } from "~/content/account";
import { db } from "~/database/database.server";
import { replaceWithToast } from "~/http/flash.server";
import { ConfirmDialog } from "~/ui/form/confirm-dialog";
import type { ToastMessage } from "~/ui/toast-message";

const { link, done, ...question } = accountPage.others;

export const meta = () => adminMeta(link);

export const loader = adminLoader(() => null);

export const action = adminAction(async ({ signedIn: { admin, sessionId } }) => {
  await endOtherSessions(db, { adminId: admin.id, sessionId });
  return await replaceWithToast("/admin/account", { kind: "success", message: done });
});

export const clientAction = submitWithFallback(tellUnsent());

export default function SignOutOthers() {
  return (
    <ConfirmDialog
      {...question}
      toast={useActionData<{ toast: ToastMessage }>()?.toast}
      closeTo="/admin/account"
    />
  );
}
