import { useActionData, useLoaderData, useLocation, useParams, useRouteLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { answerDeletion } from "~/admin/answer-deletion.server";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { restoreEnquiryAddress } from "~/admin/trash";
import { trashWords } from "~/content/trash";
import { db } from "~/database/database.server";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { deleteEnquiry, purgeEnquiry } from "~/enquiries/trash.server";
import { replaceWithToast } from "~/http/flash.server";
import { orNotFound, parseId, readForm, readId, readText } from "~/http/read-request";
import { ConfirmDialog } from "~/ui/form/confirm-dialog";
import type { ToastMessage } from "~/ui/toast-message";
import type { loader as inboxLoader } from "./admin.enquiries/route";

const words = trashWords.enquiry;

export const meta = () => adminMeta(trashWords.confirmPurge.title);

export const loader = adminLoader(async ({ params }) => {
  const { name, status } = orNotFound(await findEnquiry(db, readId(params)));
  return { name, isInTrash: status === "trash" };
});

/** Moves the enquiry to the trash; with `end` in the form, purges one in the trash. */
export const action = adminAction(async ({ request, params, signedIn: { admin } }) => {
  const id = readId(params);
  const form = await readForm(request);
  const isEnd = form.has("end");
  const beside = parseId(readText(form, "beside"));
  const closeTo = `/admin/enquiries${new URL(request.url).search}${beside ? `#enquiry-${beside}` : ""}`;
  if (isEnd) {
    const isDone = (await purgeEnquiry(db, id)) === "done";
    return await replaceWithToast(
      closeTo,
      isDone ? { kind: "success", message: words.purged } : { kind: "info", message: trashWords.notPurged },
    );
  }
  return await answerDeletion({
    done: words.deleted,
    failed: `${words.deleteFailed}. Please try again.`,
    closeTo,
    undo: restoreEnquiryAddress(id, closeTo),
    remove: () => deleteEnquiry(db, id, { author: admin.username }),
  });
});

export const clientAction = submitWithFallback(tellUnsent(words.deleteFailed));

export default function DeleteEnquiry() {
  const { name, isInTrash } = useLoaderData<typeof loader>();
  const { id } = useParams();
  const inbox = useRouteLoaderData<typeof inboxLoader>("routes/admin.enquiries");
  const beside = findBeside(inbox?.entries ?? [], Number(id));
  return (
    <ConfirmDialog
      {...trashWords.confirmPurge}
      resetsScroll
      message={isInTrash ? words.confirmPurge(name) : words.confirmDelete}
      toast={useActionData<{ toast: ToastMessage }>()?.toast}
      closeTo={`/admin/enquiries/${id}${useLocation().search}`}
    >
      {beside ? <input type="hidden" name="beside" value={beside} /> : null}
      {isInTrash ? <input type="hidden" name="end" value="" /> : null}
    </ConfirmDialog>
  );
}

/** The enquiry below the deleted one, else above it: the list then returns there. */
function findBeside(entries: readonly { id: number }[], id: number): number | undefined {
  const at = entries.findIndex((entry) => entry.id === id);
  return at === -1 ? undefined : (entries[at + 1] ?? entries[at - 1])?.id;
}
