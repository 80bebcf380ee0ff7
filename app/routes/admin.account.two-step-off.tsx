import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData } from "@remix-run/react";
import { readConfirmedForm } from "~/accounts/confirm-password.server";
import { PasswordDialog, type RefusedPassword } from "~/accounts/password-dialog";
import { requireAdmin } from "~/accounts/session.server";
import { turnOffTwoStep } from "~/accounts/two-step.server";
import { adminMeta } from "~/admin/screens";
import { sendOrStay, tellUnsent } from "~/admin/send-or-stay";
import { twoStepPage } from "~/content/account";
import { db } from "~/server/db/database.server";
import { redirectWithToast } from "~/server/flash.server";

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
