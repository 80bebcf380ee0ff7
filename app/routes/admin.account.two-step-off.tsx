import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { twoStepPage } from "~/content/account";
import { db } from "~/db/database.server";
import { turnOffTwoStep } from "~/domain/auth/two-step.server";
import { confirmPassword } from "~/http/confirm-password.server";
import { redirectWithToast } from "~/http/flash.server";
import { readForm, readText } from "~/http/read-form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { PasswordDialog } from "~/ui/admin/password-dialog";
import { adminMeta } from "~/ui/admin/screens";

const { done, ...question } = twoStepPage.turningOff;

export const meta = () => adminMeta(question.title);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const { admin } = await requireAdmin(request, { keepsForm: false });
  const refused = await confirmPassword(admin.id, readText(await readForm(request), "password"));
  if (refused) return data({ error: refused.message }, { status: refused.status });
  await turnOffTwoStep(db, admin.id);
  const replace = { "X-Remix-Replace": "true" };
  return await redirectWithToast("/admin/account", { kind: "success", message: done }, replace);
}

export default function TurnOffTwoStep() {
  return <PasswordDialog {...question} error={useActionData<typeof action>()?.error} />;
}
