import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { trashWords } from "~/content/trash";
import { db } from "~/db/database.server";
import { restoreItem } from "~/domain/items/trash.server";
import { leave } from "~/http/change-item.server";
import { toAdminPath } from "~/http/safe-path";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { readTrashItem } from "~/http/trash-item.server";
import { TRASH } from "~/ui/admin/trash-address";

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
