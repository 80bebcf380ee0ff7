import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { confirmPassword } from "~/features/accounts/confirm-password.server";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { ADMIN_HOME } from "~/features/accounts/safe-path";
import { countEnquiries } from "~/features/enquiries/inbox.server";
import { addToPrivacyLog } from "~/features/privacy/privacy-log.server";
import { sendArchive } from "~/platform/backup/archive.server";
import { backUpSite, isBackupCommand } from "~/platform/backup/write-backup.server";
import { db } from "~/platform/database/database.server";
import { redirectWithToast } from "~/platform/http/cookies.server";
import { readForm, readText } from "~/platform/http/read-request";
import { BACKUP_PASSWORD, WRONG_BACKUP_PASSWORD } from "~/routes/admin/account/account/backup-panel";

/** Serves the backup command, and an admin who confirms the password. The file contains secrets. */
export async function action(args: ActionFunctionArgs) {
  return isBackupCommand(args.request) ? sendBackup() : await sendBackupToAdmin(args);
}

const sendBackup = () => sendArchive("backup", backUpSite);

const sendBackupToAdmin = adminAction(
  async ({ request, signedIn }) => {
    const password = readText(await readForm(request), BACKUP_PASSWORD);
    const confirmation = await confirmPassword(signedIn.admin.id, password, BACKUP_PASSWORD);
    if (typeof confirmation === "string") {
      const { username: author } = signedIn.admin;
      await addToPrivacyLog(db, { act: "exported", author, enquiries: await countEnquiries(db) });
      return sendBackup();
    }
    // The screen shows this error at the field.
    if (confirmation.status === 400) return redirect(WRONG_BACKUP_PASSWORD);
    return await redirectWithToast("/admin/account", { type: "error", message: confirmation.message });
  },
  { savesForm: false },
);

export const loader = adminLoader(async () => redirect(ADMIN_HOME));
