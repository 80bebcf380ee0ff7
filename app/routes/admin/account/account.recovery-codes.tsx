import { redirect } from "@remix-run/node";
import { handleConfirmedForm } from "~/features/accounts/confirm-password.server";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { PasswordDialog } from "~/features/accounts/password-dialog";
import { RecoveryCodes } from "~/features/accounts/recovery-codes";
import { renewRecoveryCodes } from "~/features/accounts/two-step.server";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { Dialog } from "~/platform/ui/dialog";
import { useLastActionData } from "~/platform/ui/hooks";

const title = "New recovery codes";

export const meta = () => adminMeta(title);

export const loader = adminLoader(() => null);

export const action = adminAction(
  async (args) =>
    await handleConfirmedForm(args, async () => {
      const codes = await renewRecoveryCodes(db, args.signedIn.admin.id);
      // Null if two-step sign-in was turned off in another tab.
      return codes ? Response.json({ codes }) : redirect("/admin/account");
    }),
  { savesForm: false },
);

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function RenewRecoveryCodes() {
  const codes = useLastActionData<{ codes?: string[] }>()?.codes;
  if (!codes) {
    const text = "Your current codes will stop working.";
    return <PasswordDialog title={title} text={text} submit="Create new codes" />;
  }
  return (
    <Dialog title="Your recovery codes" closeTo="/admin/account">
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
