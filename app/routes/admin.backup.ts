import { PassThrough } from "node:stream";
import {
  type ActionFunctionArgs,
  createReadableStreamFromReadable,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { readConfirmedForm } from "~/accounts/confirm-password.server";
import { ADMIN_HOME } from "~/accounts/safe-path";
import { requireAdmin } from "~/accounts/session.server";
import { isBackupCommand } from "~/backup/running-site.server";
import { backUpSite } from "~/backup/site-backup.server";
import { toIndianDay } from "~/enquiries/indian-day";
import { redirectWithToast } from "~/server/flash.server";
import { logger } from "~/server/logger.server";
import { paceBody } from "~/server/paced-body.server";
import { BACKUP_PASSWORD } from "./admin.account/backup-panel";

/**
 * Everything the site keeps as one file, for the backup command, and for the admin who gives the password once more: there are
 * secrets in it.
 */
export async function action({ request }: ActionFunctionArgs) {
  if (!isBackupCommand(request)) {
    const { refused } = await readConfirmedForm(request, BACKUP_PASSWORD);
    if (refused)
      return await redirectWithToast("/admin/account", { kind: "error", message: refused.message });
  }
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
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  throw redirect(ADMIN_HOME);
}
