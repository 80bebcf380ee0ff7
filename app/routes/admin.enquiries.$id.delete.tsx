import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useParams,
} from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { adminMeta } from "~/admin/screens";
import { sendOrStay, tellUnsent } from "~/admin/send-or-stay";
import { trashWords } from "~/content/trash";
import { deleteEnquiry, purgeEnquiry } from "~/enquiries/change-enquiry.server";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { removeItem } from "~/items/item-form.server";
import { restoreEnquiryAddress } from "~/items/trash";
import { db } from "~/server/db/database.server";
import { replaceWithToast } from "~/server/flash.server";
import { readForm } from "~/server/read-form.server";
import { orNotFound, readId } from "~/server/route-params.server";
import { ConfirmDialog } from "~/ui/form/confirm-dialog";
import type { ToastMessage } from "~/ui/toast-message";

const words = trashWords.enquiry;

export const meta = () => adminMeta(trashWords.confirmPurge.title);

export const loader = adminLoader(async ({ params }) => {
  const { name, status } = orNotFound(await findEnquiry(db, readId(params)));
  return { name, isInTrash: status === "trash" };
});

/** Puts the enquiry into the trash; one that is there already is ended, where the form says that this was asked. */
export const action = adminAction(async ({ request, params }) => {
  const id = readId(params);
  const closeTo = `/admin/enquiries${new URL(request.url).search}`;
  const isEnd = (await readForm(request)).has("end");
  if (isEnd) {
    await purgeEnquiry(db, id);
    return await replaceWithToast(closeTo, { kind: "success", message: words.purged });
  }
  return await removeItem({
    done: words.deleted,
    failed: `${words.deleteFailed}. Please try again.`,
    closeTo,
    undo: restoreEnquiryAddress(id, closeTo),
    remove: () => deleteEnquiry(db, id),
  });
});

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, tellUnsent(words.deleteFailed));
}

export default function DeleteEnquiry() {
  const { name, isInTrash } = useLoaderData<typeof loader>();
  const { id } = useParams();
  return (
    <ConfirmDialog
      {...trashWords.confirmPurge}
      message={isInTrash ? words.confirmPurge(name) : words.confirmDelete}
      toast={useActionData<{ toast: ToastMessage }>()?.toast}
      closeTo={`/admin/enquiries/${id}${useLocation().search}`}
    >
      {isInTrash ? <input type="hidden" name="end" value="" /> : null}
    </ConfirmDialog>
  );
}
