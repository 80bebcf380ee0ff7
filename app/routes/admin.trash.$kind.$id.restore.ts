import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { toAdminPath } from "~/accounts/safe-path";
import { TRASH_PATH, trashKindNames } from "~/admin/trash";
import { db } from "~/database/database.server";
import { restoreEnquiry } from "~/enquiries/trash.server";
import { replaceWithToast } from "~/http/flash.server";
import { readId, readQuery } from "~/http/read-request";
import { readTrashKind } from "~/items/admin-routes.server";
import { restoreItem } from "~/items/changes.server";
import { wakeMailWorker } from "~/mail/mail-worker.server";

export const action = adminAction(async ({ request, params, signedIn: { admin } }) => {
  const kind = readTrashKind(params);
  const id = readId(params);
  const from = toAdminPath(readQuery(request).get("from"));
  const result =
    kind === "enquiry"
      ? await restoreEnquiry(db, id, { author: admin.username })
      : await restoreItem(db, kind, id);
  if (result === "missing") {
    const title = `Failed to restore ${trashKindNames[kind].toLowerCase()}`;
    return await replaceWithToast(from, { kind: "error", title, message: "It is no longer in the trash." });
  }
  // Emails of a deleted enquiry are sent when it is restored.
  if (kind === "enquiry") wakeMailWorker();
  return await replaceWithToast(from, { kind: "success", message: `${trashKindNames[kind]} restored` });
});

export { submitButton as clientAction } from "~/ui/form/submit-form";

export const loader = adminLoader(() => redirect(TRASH_PATH));
