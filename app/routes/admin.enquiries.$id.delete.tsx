import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useParams,
} from "@remix-run/react";
import { requireAdmin } from "~/accounts/session.server";
import { adminMeta } from "~/admin/screens";
import { sendOrStay, tellUnsent } from "~/admin/send-or-stay";
import { trashWords } from "~/content/trash";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { deleteEnquiry, endEnquiry } from "~/enquiries/trash.server";
import { restoreEnquiryAddress } from "~/items/admin/trash-address";
import { leave, removeItem } from "~/items/change-item.server";
import { db } from "~/server/db/database.server";
import { readForm } from "~/server/read-form.server";
import { orNotFound, readId } from "~/server/route-params.server";
import { requireSameOrigin } from "~/server/same-origin.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { ToastMessage } from "~/ui/toast-message";

const words = trashWords.enquiry;

export const meta = () => adminMeta(trashWords.confirmEnd.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { name, status } = orNotFound(await findEnquiry(db, readId(params)));
  return { name, isInTrash: status === "trash" };
}

/** Puts the enquiry into the trash; one that is there already is ended, where the form says that this was asked. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  const id = readId(params);
  const closeTo = `/admin/enquiries${new URL(request.url).search}`;
  const isEnd = (await readForm(request)).has("end");
  if (isEnd) {
    await endEnquiry(db, id);
    return await leave(closeTo, { kind: "success", message: words.ended });
  }
  return await removeItem({
    done: words.deleted,
    failed: `${words.deleteFailed}. Please try again.`,
    closeTo,
    undo: restoreEnquiryAddress(id, closeTo),
    remove: () => deleteEnquiry(db, id),
  });
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, tellUnsent(words.deleteFailed));
}

export default function DeleteEnquiry() {
  const { name, isInTrash } = useLoaderData<typeof loader>();
  const { id } = useParams();
  return (
    <ConfirmDialog
      {...trashWords.confirmEnd}
      message={isInTrash ? words.confirmEnd(name) : words.confirmDelete}
      toast={useActionData<{ toast: ToastMessage }>()?.toast}
      closeTo={`/admin/enquiries/${id}${useLocation().search}`}
    >
      {isInTrash ? <input type="hidden" name="end" value="" /> : null}
    </ConfirmDialog>
  );
}
