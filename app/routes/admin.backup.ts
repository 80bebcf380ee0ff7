import { PassThrough } from "node:stream";
import { type ActionFunctionArgs, createReadableStreamFromReadable, redirect } from "@remix-run/node";
import { readConfirmedForm } from "~/accounts/confirm-password.server";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { ADMIN_HOME } from "~/accounts/safe-path";
import { judgeBackupCommand } from "~/backup/running-site.server";
import { backUpSite } from "~/backup/write-backup.server";
import { redirectWithToast } from "~/server/flash.server";
import { logger } from "~/server/logger.server";
import { paceBody } from "~/server/paced-body.server";
import { toIndianDay } from "~/site/time";
import { BACKUP_PASSWORD, WRONG_BACKUP_PASSWORD } from "./admin.account/backup-panel";

/**
 * Everything the site stores as one file, for the backup command, and for the admin who gives the password once more: there are
 * secrets in it.
 */
export async function action(args: ActionFunctionArgs) {
  const claim = judgeBackupCommand(args.request);
  if (claim === "refused") throw new Response("Unauthorized", { status: 401, statusText: "Unauthorized" });
  return claim === "command" ? sendBackup() : await sendBackupToAdmin(args);
}

const sendBackupToAdmin = adminAction(
  async ({ request, signedIn }) => {
    const { refused } = await readConfirmedForm({ request, signedIn }, BACKUP_PASSWORD);
    // The screen says beside the field that it was wrong.
    if (refused?.status === 400) return redirect(WRONG_BACKUP_PASSWORD);
    if (refused)
      return await redirectWithToast("/admin/account", { kind: "error", message: refused.message });
    return sendBackup();
  },
  { savesForm: false },
);

function sendBackup(): Response {
  const file = new PassThrough();
  backUpSite(file).catch((error: unknown) => {
    logger.error({ err: error }, "a backup failed");
    // The receiver sees that the file is not whole.
    file.destroy(error instanceof Error ? error : new Error("The backup failed"));
  });
  return new Response(paceBody(createReadableStreamFromReadable(file)), {
    headers: {
      "Content-Type": "application/gzip",
      "Content-Disposition": `attachment; filename="site-backup-${toIndianDay(new Date())}.tar.gz"`,
      "Cache-Control": "no-store",
    },
  });
}

/** Nothing is shown here. */
export const loader = adminLoader(async () => redirect(ADMIN_HOME));
