import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLocation, useParams } from "@remix-run/react";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { findEnquiry } from "~/domain/enquiries/find-enquiry.server";
import { deleteEnquiry } from "~/domain/enquiries/handle-enquiry.server";
import { removeItem } from "~/http/change-item.server";
import { orNotFound, readId } from "~/http/route-params.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { adminMeta } from "~/ui/admin/screens";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const words = {
  ...messages.project.confirmDelete,
  message: "This enquiry, its files, its notes and its mails will be permanently deleted!",
};

export const meta = () => adminMeta(words.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  orNotFound(await findEnquiry(db, readId(params)));
  return null;
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  const id = readId(params);
  return await removeItem({
    done: "Enquiry deleted successfully!",
    failed: "Failed to delete the enquiry. Please try again.",
    closeTo: `/admin/enquiries${new URL(request.url).search}`,
    remove: () => deleteEnquiry(db, id),
  });
}

export default function DeleteEnquiry() {
  const { id } = useParams();
  return <ConfirmDialog {...words} closeTo={`/admin/enquiries/${id}${useLocation().search}`} />;
}
