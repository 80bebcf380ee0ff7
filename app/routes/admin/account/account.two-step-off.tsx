import { handleConfirmedForm } from "~/features/accounts/confirm-password.server";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { PasswordDialog } from "~/features/accounts/password-dialog";
import { turnOffTwoStep } from "~/features/accounts/two-step.server";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";

const title = "Turn off two-step sign-in";

export const meta = () => adminMeta(title);

export const loader = adminLoader(() => null);

export const action = adminAction(
  async (args) =>
    await handleConfirmedForm(args, async () => {
      await turnOffTwoStep(db, args.signedIn.admin.id);
      const message = "Two-step sign-in is off.";
      return await replaceWithToast("/admin/account", { type: "success", message });
    }),
  { savesForm: false },
);

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function TurnOffTwoStep() {
  const text = "You'll sign in with your password alone. Your recovery codes stop working.";
  return <PasswordDialog title={title} text={text} submit="Turn off" />;
}
