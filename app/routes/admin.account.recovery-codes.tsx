import { data, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { readConfirmedForm } from "~/accounts/confirm-password.server";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { PasswordDialog, type RefusedPassword } from "~/accounts/password-dialog";
import { RecoveryCodes } from "~/accounts/recovery-codes";
import { renewRecoveryCodes } from "~/accounts/two-step.server";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { twoStepPage } from "~/content/account";
import { db } from "~/database/database.server";
import { Dialog } from "~/ui/dialog";

const question = twoStepPage.renewing;

export const meta = () => adminMeta(question.title);

export const loader = adminLoader(() => null);

export const action = adminAction(
  async ({ request, signedIn }) => {
    const { refused } = await readConfirmedForm({ request, signedIn });
    if (refused) return data({ codes: undefined, error: refused.message }, { status: refused.status });
    const codes = await renewRecoveryCodes(db, signedIn.admin.id);
    // Turned off in another tab.
    return codes ? data({ codes, error: undefined }) : redirect("/admin/account");
  },
  { savesForm: false },
);

export const clientAction = submitWithFallback(tellUnsent());

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
