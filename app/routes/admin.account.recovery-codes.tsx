import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData } from "@remix-run/react";
import { readConfirmedForm } from "~/accounts/confirm-password.server";
import { PasswordDialog, type RefusedPassword } from "~/accounts/password-dialog";
import { RecoveryCodes } from "~/accounts/recovery-codes";
import { renewRecoveryCodes } from "~/accounts/recovery-codes.server";
import { requireAdmin } from "~/accounts/session.server";
import { adminMeta } from "~/admin/screens";
import { sendOrStay, tellUnsent } from "~/admin/send-or-stay";
import { twoStepPage } from "~/content/account";
import { db } from "~/server/db/database.server";
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
  const codes = await renewRecoveryCodes(db, admin.id);
  // Turned off in another tab.
  return codes ? data({ codes, error: undefined }) : redirect("/admin/account");
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
