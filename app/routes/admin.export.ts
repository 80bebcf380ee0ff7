import { PassThrough } from "node:stream";
import { type ActionFunctionArgs, createReadableStreamFromReadable, redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { ADMIN_HOME } from "~/accounts/safe-path";
import { judgeBackupCommand } from "~/backup/running-site.server";
import { logger } from "~/server/logger.server";
import { paceBody } from "~/server/paced-body.server";
import { toIndianDay } from "~/site/time";
import { exportSite } from "~/transfer/write-export.server";

/** Projects, gallery, testimonials and enquiries with their pictures as one file, for the export command and for the admin. */
export async function action(args: ActionFunctionArgs) {
  const claim = judgeBackupCommand(args.request);
  if (claim === "refused") throw new Response("Unauthorized", { status: 401, statusText: "Unauthorized" });
  return claim === "command" ? await sendExport("npm run export") : await sendExportToAdmin(args);
}

const sendExportToAdmin = adminAction(({ signedIn: { admin } }) => sendExport(admin.username), {
  savesForm: false,
});

async function sendExport(author: string): Promise<Response> {
  const prepared = await exportSite(author);
  const file = new PassThrough();
  prepared.write(file).catch((error: unknown) => {
    logger.error({ err: error }, "an export failed");
    // The receiver sees that the file is not whole.
    file.destroy(error instanceof Error ? error : new Error("The export failed"));
  });
  return new Response(paceBody(createReadableStreamFromReadable(file)), {
    headers: {
      "Content-Type": "application/gzip",
      "Content-Disposition": `attachment; filename="site-export-${toIndianDay(new Date())}.tar.gz"`,
      "Cache-Control": "no-store",
    },
  });
}

/** Nothing is shown here. */
export const loader = adminLoader(async () => redirect(ADMIN_HOME));
