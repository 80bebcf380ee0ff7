import { PassThrough } from "node:stream";
import {
  type ActionFunctionArgs,
  createReadableStreamFromReadable,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { isBackupCommand } from "~/backup/running-site.server";
import { backUpSite } from "~/backup/site-backup.server";
import { toIndianDay } from "~/domain/enquiries/indian-day";
import { readConfirmedForm } from "~/http/confirm-password.server";
import { redirectWithToast } from "~/http/flash.server";
import { logger } from "~/http/logger.server";
import { paceBody } from "~/http/paced-body.server";
import { ADMIN_HOME } from "~/http/safe-path";
import { requireAdmin } from "~/http/session.server";
import { BACKUP_PASSWORD } from "~/ui/admin/backup-panel";

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
