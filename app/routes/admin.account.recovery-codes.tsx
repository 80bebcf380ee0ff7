import { redirect } from "@remix-run/node";
import { handleConfirmedForm } from "~/accounts/confirm-password.server";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { PasswordDialog } from "~/accounts/password-dialog";
import { RecoveryCodes } from "~/accounts/recovery-codes";
import { renewRecoveryCodes } from "~/accounts/two-step.server";
import { adminMeta } from "~/admin/screens";
import { db } from "~/database/database.server";
import { Dialog } from "~/ui/dialog";
import { useLastActionData } from "~/ui/use-last-action-data";

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

export { submitForm as clientAction } from "~/ui/form/submit-form";

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
