import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { toAdminPath } from "~/accounts/safe-path";
import { trashWords } from "~/content/trash";
import { db } from "~/database/database.server";
import { restoreEnquiry } from "~/enquiries/trash.server";
import { replaceWithToast } from "~/http/flash.server";
import { readId, readQuery } from "~/http/read-request";
import { wakeMailWorker } from "~/mail/mail-worker.server";

const words = trashWords.enquiry;

export const action = adminAction(async ({ request, params, signedIn: { admin } }) => {
  const from = toAdminPath(readQuery(request).get("from"));
  if ((await restoreEnquiry(db, readId(params), { author: admin.username })) === "missing") {
    return await replaceWithToast(from, {
      kind: "error",
      title: words.restoreFailed,
      message: trashWords.gone,
    });
  }
  // Mails of a deleted enquiry wait for its restoration.
  wakeMailWorker();
  return await replaceWithToast(from, { kind: "success", message: words.restored });
});

export const loader = adminLoader(() => redirect("/admin/enquiries?status=trash"));
