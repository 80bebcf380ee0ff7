import { z } from "zod";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { endOtherSessions } from "~/features/accounts/sessions.server";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { handleForm } from "~/platform/http/handle-form.server";
import { ConfirmDialog } from "~/platform/ui/form/confirm-dialog";
import { notDoneMessage } from "~/platform/ui/form/form-result";
import { useRefusedForm } from "~/platform/ui/form/use-form";

export const meta = () => adminMeta("Sign out everywhere else");

export const loader = adminLoader(() => null);

export const action = adminAction(
  async ({ signedIn: { admin, sessionId } }) =>
    await handleForm(
      {},
      {
        schema: z.object({}),
        failure: { message: notDoneMessage },
        save: async () => {
          await endOtherSessions(db, { adminId: admin.id, sessionId });
          const message = "Signed out everywhere else.";
          return await replaceWithToast("/admin/account", { type: "success", message });
        },
      },
    ),
  { savesForm: false },
);

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function SignOutOthers() {
  return (
    <ConfirmDialog
      title="Are you sure?"
      message="Every other device will have to sign in again."
      confirm="Yes, sign out!"
      cancel="Cancel"
      toast={useRefusedForm()?.toast}
      closeTo="/admin/account"
    />
  );
}
