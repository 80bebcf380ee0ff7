import { data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { readConfirmedForm } from "~/accounts/confirm-password.server";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { PasswordDialog, type RefusedPassword } from "~/accounts/password-dialog";
import { turnOffTwoStep } from "~/accounts/two-step.server";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { twoStepPage } from "~/content/account";
import { db } from "~/database/database.server";
import { replaceWithToast } from "~/http/flash.server";

const { done, ...question } = twoStepPage.turningOff;

export const meta = () => adminMeta(question.title);

export const loader = adminLoader(() => null);

export const action = adminAction(
  async ({ request, signedIn }) => {
    const { refused } = await readConfirmedForm({ request, signedIn });
    if (refused) return data({ error: refused.message }, { status: refused.status });
    await turnOffTwoStep(db, signedIn.admin.id);
    return await replaceWithToast("/admin/account", { kind: "success", message: done });
  },
  { savesForm: false },
);

export const clientAction = submitWithFallback(tellUnsent());

export default function TurnOffTwoStep() {
  return <PasswordDialog {...question} refused={useActionData<RefusedPassword>()} />;
}
