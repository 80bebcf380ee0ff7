import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { ADMIN_HOME } from "~/features/accounts/safe-path";
import { exportSite } from "~/features/transfer/write-export.server";
import { sendArchive } from "~/platform/backup/archive.server";
import { isBackupCommand } from "~/platform/backup/write-backup.server";

/** Serves the export command, and admins who download an export in the browser. */
export async function action(args: ActionFunctionArgs) {
  return isBackupCommand(args.request) ? await sendExport("npm run export") : await sendExportToAdmin(args);
}

const sendExportToAdmin = adminAction(({ signedIn: { admin } }) => sendExport(admin.username), {
  savesForm: false,
});

async function sendExport(author: string): Promise<Response> {
  const { write } = await exportSite(author);
  return sendArchive("export", write);
}

export const loader = adminLoader(async () => redirect(ADMIN_HOME));
