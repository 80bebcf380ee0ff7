import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { toAdminPath } from "~/accounts/safe-path";
import { requireAdmin } from "~/accounts/session.server";
import { trashWords } from "~/content/trash";
import { restoreEnquiry } from "~/enquiries/trash.server";
import { leave } from "~/items/change-item.server";
import { announceMail } from "~/mail/mail-service.server";
import { db } from "~/server/db/database.server";
import { readId } from "~/server/route-params.server";
import { requireSameOrigin } from "~/server/same-origin.server";

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
