import { useLocation, useParams, useRouteLoaderData } from "@remix-run/react";
import { TRASH_DAYS } from "~/content/constants";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { getRestorePath } from "~/features/items/trash";
import { handleDeletion } from "~/frames/admin/handle-deletion.server";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { orNotFound, parseId, readForm, readId, readText } from "~/platform/http/read-request";
import { ConfirmDialog } from "~/platform/ui/form/confirm-dialog";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import type { loader as inboxLoader } from "~/routes/admin/inbox/route";
import { findNextRow } from "./$id/neighbours";

export const meta = () => adminMeta("Are you sure?");

export const loader = adminLoader(async ({ params }) => {
  orNotFound(await findEnquiry(db, readId(params)));
  return null;
});

export const action = adminAction(async ({ request, params, signedIn: { admin } }) => {
  const id = readId(params);
  const neighbour = parseId(readText(await readForm(request), "neighbour"));
  const closeTo = `/admin/enquiries${new URL(request.url).search}${neighbour ? `#enquiry-${neighbour}` : ""}`;
  return await handleDeletion({
    successMessage: "Enquiry deleted",
    failureMessage: "Failed to delete the enquiry. Please try again.",
    closeTo,
    undo: getRestorePath("enquiry", id, closeTo),
    remove: () => deleteEnquiry(db, id, { author: admin.username }),
  });
});

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function DeleteEnquiry() {
  const { id } = useParams();
  const inbox = useRouteLoaderData<typeof inboxLoader>("routes/admin/inbox/route");
  const neighbour = findNextRow(inbox?.entries ?? [], Number(id));
  return (
    <ConfirmDialog
      title="Are you sure?"
      confirm="Yes, delete it!"
      cancel="Cancel"
      resetsScroll
      message={`This enquiry moves to the trash with its files, notes and emails. You can restore it within ${TRASH_DAYS} days.`}
      toast={useRefusedForm()?.toast}
      closeTo={`/admin/enquiries/${id}${useLocation().search}`}
    >
      {neighbour ? <input type="hidden" name="neighbour" value={neighbour} /> : null}
    </ConfirmDialog>
  );
}
