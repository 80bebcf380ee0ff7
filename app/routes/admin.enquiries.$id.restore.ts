import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { trashWords } from "~/content/trash";
import { db } from "~/db/database.server";
import { restoreEnquiry } from "~/domain/enquiries/trash.server";
import { leave } from "~/http/change-item.server";
import { readId } from "~/http/route-params.server";
import { toAdminPath } from "~/http/safe-path";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { announceMail } from "~/mail/mail-service.server";

const words = trashWords.enquiry;

/** Puts a deleted enquiry back and leads to where that was asked for. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  const from = toAdminPath(new URL(request.url).searchParams.get("from"));
  if ((await restoreEnquiry(db, readId(params))) === "missing") {
    return await leave(from, { kind: "error", title: words.restoreFailed, message: trashWords.gone });
  }
  // Its mails waited for this.
  announceMail();
  return await leave(from, { kind: "success", message: words.restored });
}

/** The address itself shows nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect("/admin/enquiries?status=trash");
}
