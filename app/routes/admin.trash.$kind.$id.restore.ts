import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { toAdminPath } from "~/accounts/safe-path";
import { TRASH } from "~/admin/trash";
import { trashWords } from "~/content/trash";
import { db } from "~/database/database.server";
import { replaceWithToast } from "~/http/flash.server";
import { readId, readQuery } from "~/http/read-request";
import { readKind } from "~/items/admin-routes.server";
import { restoreItem } from "~/items/trash.server";

export const action = adminAction(async ({ request, params }) => {
  const kind = readKind(params);
  const from = toAdminPath(readQuery(request).get("from"));
  if ((await restoreItem(db, kind, readId(params))) === "done") {
    return await replaceWithToast(from, { kind: "success", message: trashWords.restored[kind] });
  }
  const title = trashWords.restoreFailed[kind];
  return await replaceWithToast(from, { kind: "error", title, message: trashWords.gone });
});

export const loader = adminLoader(() => redirect(TRASH));
