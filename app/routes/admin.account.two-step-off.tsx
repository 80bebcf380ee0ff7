import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData } from "@remix-run/react";
import { twoStepPage } from "~/content/account";
import { db } from "~/db/database.server";
import { turnOffTwoStep } from "~/domain/auth/two-step.server";
import { readConfirmedForm } from "~/http/confirm-password.server";
import { redirectWithToast } from "~/http/flash.server";
import { requireAdmin } from "~/http/session.server";
import { PasswordDialog, type RefusedPassword } from "~/ui/admin/password-dialog";
import { adminMeta } from "~/ui/admin/screens";
import { sendOrStay, tellUnsent } from "~/ui/admin/send-or-stay";

const { done, ...question } = twoStepPage.turningOff;

export const meta = () => adminMeta(question.title);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const { admin, refused } = await readConfirmedForm(request);
  if (refused) return data({ error: refused.message }, { status: refused.status });
  await turnOffTwoStep(db, admin.id);
  const replace = { "X-Remix-Replace": "true" };
  return await redirectWithToast("/admin/account", { kind: "success", message: done }, replace);
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, tellUnsent());
}

export default function TurnOffTwoStep() {
  return <PasswordDialog {...question} refused={useActionData<RefusedPassword>()} />;
}
