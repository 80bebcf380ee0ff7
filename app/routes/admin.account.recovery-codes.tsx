import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { twoStepPage } from "~/content/account";
import { db } from "~/db/database.server";
import { makeRecoveryCodes } from "~/domain/auth/recovery-codes.server";
import { findTwoStep } from "~/domain/auth/two-step.server";
import { confirmPassword } from "~/http/confirm-password.server";
import { readForm, readText } from "~/http/read-form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { PasswordDialog } from "~/ui/admin/password-dialog";
import { RecoveryCodes } from "~/ui/admin/recovery-codes";
import { adminMeta } from "~/ui/admin/screens";
import { Dialog } from "~/ui/dialog";

const question = twoStepPage.renewing;

export const meta = () => adminMeta(question.title);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const { admin } = await requireAdmin(request, { keepsForm: false });
  const refused = await confirmPassword(admin.id, readText(await readForm(request), "password"));
  if (refused) return data({ codes: undefined, error: refused.message }, { status: refused.status });
  // Turned off in another tab: codes would be of no use.
  if (!(await findTwoStep(db, admin.id)).isOn) return redirect("/admin/account");
  return data({ codes: await makeRecoveryCodes(db, admin.id), error: undefined });
}

export default function RenewRecoveryCodes() {
  const answer = useActionData<typeof action>();
  if (!answer?.codes) return <PasswordDialog {...question} error={answer?.error} />;
  return (
    <Dialog title={twoStepPage.codes.heading} closeTo="/admin/account">
      <RecoveryCodes codes={answer.codes} />
    </Dialog>
  );
}
