import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { toAdminPath } from "~/features/accounts/safe-path";
import { restoreEnquiry } from "~/features/enquiries/trash.server";
import { readTrashKind } from "~/features/items/admin-routes.server";
import { restoreItem } from "~/features/items/changes.server";
import { TRASH_PATH, trashKindNames } from "~/frames/admin/trash";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { readId, readQuery } from "~/platform/http/read-request";
import { wakeMailWorker } from "~/platform/mail/mail-worker.server";

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

export { submitButton as clientAction } from "~/platform/ui/form/submit-form";

export const loader = adminLoader(() => redirect(TRASH_PATH));
