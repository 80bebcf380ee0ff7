import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { toAdminPath } from "~/features/accounts/safe-path";
import { restoreEnquiry } from "~/features/enquiries/trash.server";
import { readTrashList } from "~/features/items/admin-routes.server";
import { restoreItem } from "~/features/items/changes.server";
import { type TrashList, trashListNames } from "~/features/items/trash";
import { restoreQuotation } from "~/features/quotations/trash-draft.server";
import { TRASH_PATH } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { readId, readQuery } from "~/platform/http/read-request";
import { wakeMailWorker } from "~/platform/mail/mail-worker.server";

export const action = adminAction(async ({ request, params, signedIn: { admin } }) => {
  const list = readTrashList(params);
  const id = readId(params);
  const from = toAdminPath(readQuery(request).get("from"));
  const result = await restore(list, id, admin.username);
  if (result === "missing") {
    const title = `Failed to restore ${trashListNames[list].toLowerCase()}`;
    return await replaceWithToast(from, { type: "error", title, message: "It is no longer in the trash." });
  }
  // Emails of a deleted enquiry are sent when it is restored.
  if (list === "enquiry") wakeMailWorker();
  return await replaceWithToast(from, { type: "success", message: `${trashListNames[list]} restored` });
});

async function restore(list: TrashList, id: number, author: string) {
  if (list === "enquiry") return await restoreEnquiry(db, id, { author });
  if (list === "quotation") return await restoreQuotation(db, id, author);
  return await restoreItem(db, list, id);
}

export { submitButton as clientAction } from "~/platform/ui/form/submit-form";

export const loader = adminLoader(() => redirect(TRASH_PATH));
