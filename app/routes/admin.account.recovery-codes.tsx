import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData } from "@remix-run/react";
import { twoStepPage } from "~/content/account";
import { db } from "~/db/database.server";
import { makeRecoveryCodes } from "~/domain/auth/recovery-codes.server";
import { findTwoStep } from "~/domain/auth/two-step.server";
import { readConfirmedForm } from "~/http/confirm-password.server";
import { requireAdmin } from "~/http/session.server";
import { PasswordDialog, type RefusedPassword } from "~/ui/admin/password-dialog";
import { RecoveryCodes } from "~/ui/admin/recovery-codes";
import { adminMeta } from "~/ui/admin/screens";
import { sendOrStay, tellUnsent } from "~/ui/admin/send-or-stay";
import { Dialog } from "~/ui/dialog";

const question = twoStepPage.renewing;

export const meta = () => adminMeta(question.title);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const { admin, refused } = await readConfirmedForm(request);
  if (refused) return data({ codes: undefined, error: refused.message }, { status: refused.status });
  // Turned off in another tab: codes would be of no use.
  if (!(await findTwoStep(db, admin.id)).isOn) return redirect("/admin/account");
  return data({ codes: await makeRecoveryCodes(db, admin.id), error: undefined });
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, tellUnsent());
}

interface Answer extends RefusedPassword {
  codes?: string[];
}

export default function RenewRecoveryCodes() {
  const answer = useActionData<Answer>();
  if (!answer?.codes) return <PasswordDialog {...question} refused={answer} />;
  return (
    <Dialog title={twoStepPage.codes.heading} closeTo="/admin/account">
      <RecoveryCodes codes={answer.codes} />
    </Dialog>
  );
}
