import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLocation, useParams } from "@remix-run/react";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { findEnquiry } from "~/domain/enquiries/find-enquiry.server";
import { deleteEnquiry } from "~/domain/enquiries/handle-enquiry.server";
import { removeItem } from "~/http/change-item.server";
import { orNotFound, readId } from "~/http/route-params.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { adminMeta } from "~/ui/admin/screens";
import { sendOrStay, tellUnsent } from "~/ui/admin/send-or-stay";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { ToastMessage } from "~/ui/toast-message";

const words = {
  ...messages.project.confirmDelete,
  message: "This enquiry, its files, its notes and its mails will be permanently deleted!",
};

const failed = "Failed to delete the enquiry";

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
    failed: `${failed}. Please try again.`,
    closeTo: `/admin/enquiries${new URL(request.url).search}`,
    remove: () => deleteEnquiry(db, id),
  });
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, tellUnsent(failed));
}

export default function DeleteEnquiry() {
  const { id } = useParams();
  return (
    <ConfirmDialog
      {...words}
      toast={useActionData<{ toast: ToastMessage }>()?.toast}
      closeTo={`/admin/enquiries/${id}${useLocation().search}`}
    />
  );
}
