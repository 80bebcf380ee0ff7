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
import { logger } from "~/http/logger.server";
import { paceBody } from "~/http/paced-body.server";
import { ADMIN_HOME } from "~/http/safe-path";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";

/** Everything the site keeps as one file, for the admin and for the backup command. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  if (!isBackupCommand(request)) await requireAdmin(request);
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
