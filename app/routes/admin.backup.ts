import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readConfirmedForm } from "~/accounts/confirm-password.server";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { ADMIN_HOME } from "~/accounts/safe-path";
import { isBackupCommand } from "~/backup/running-site.server";
import { backUpSite } from "~/backup/write-backup.server";
import { redirectWithToast } from "~/http/flash.server";
import { sendArchive } from "~/http/send-archive.server";
import { BACKUP_PASSWORD, WRONG_BACKUP_PASSWORD } from "./admin.account/backup-panel";

/** For the backup command, and for an admin who enters the password again: the file contains secrets. */
export async function action(args: ActionFunctionArgs) {
  return isBackupCommand(args.request) ? sendBackup() : await sendBackupToAdmin(args);
}

const sendBackup = () => sendArchive("backup", backUpSite);

const sendBackupToAdmin = adminAction(
  async ({ request, signedIn }) => {
    const { refused } = await readConfirmedForm({ request, signedIn }, BACKUP_PASSWORD);
    // The screen shows this error at the field.
    if (refused?.status === 400) return redirect(WRONG_BACKUP_PASSWORD);
    if (refused)
      return await redirectWithToast("/admin/account", { kind: "error", message: refused.message });
    return sendBackup();
  },
  { savesForm: false },
);

export const loader = adminLoader(async () => redirect(ADMIN_HOME));
