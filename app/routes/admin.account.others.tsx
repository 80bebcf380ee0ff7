import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData } from "@remix-run/react";
import { requireAdmin } from "~/accounts/session.server";
import { endOtherSessions } from "~/accounts/session-list.server";
import { adminMeta } from "~/admin/screens";
import { sendOrStay, tellUnsent } from "~/admin/send-or-stay";
import { accountPage } from "~/content/account";
import { db } from "~/server/db/database.server";
import { redirectWithToast } from "~/server/flash.server";
import { requireSameOrigin } from "~/server/same-origin.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { ToastMessage } from "~/ui/toast-message";

const { link, done, ...question } = accountPage.others;

export const meta = () => adminMeta(link);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const { admin, sessionId } = await requireAdmin(request);
  await endOtherSessions(db, { adminId: admin.id, sessionId });
  return await redirectWithToast(
    "/admin/account",
    { kind: "success", message: done },
    { "X-Remix-Replace": "true" },
  );
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, tellUnsent());
}

export default function SignOutOthers() {
  return (
    <ConfirmDialog
      {...question}
      toast={useActionData<{ toast: ToastMessage }>()?.toast}
      closeTo="/admin/account"
    />
  );
}
