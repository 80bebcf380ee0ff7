import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { toAdminPath } from "~/accounts/safe-path";
import { requireAdmin } from "~/accounts/session.server";
import { trashWords } from "~/content/trash";
import { TRASH } from "~/items/admin/trash-address";
import { leave } from "~/items/change-item.server";
import { restoreItem } from "~/items/trash.server";
import { readTrashItem } from "~/items/trash-item.server";
import { db } from "~/server/db/database.server";
import { requireSameOrigin } from "~/server/same-origin.server";

/** Puts a deleted item back and leads to where that was asked for. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  const { kind, id } = readTrashItem(params);
  const from = toAdminPath(new URL(request.url).searchParams.get("from"));
  if ((await restoreItem(db, kind, id)) === "done") {
    return await leave(from, { kind: "success", message: trashWords.restored[kind] });
  }
  const title = trashWords.restoreFailed[kind];
  return await leave(from, { kind: "error", title, message: trashWords.gone });
}

/** The address itself shows nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect(TRASH);
}
