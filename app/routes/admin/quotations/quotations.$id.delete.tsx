import { useParams } from "@remix-run/react";
import { TRASH_DAYS } from "~/content/constants";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { getRestorePath } from "~/features/items/trash";
import { findQuotation } from "~/features/quotations/quotations.server";
import { deleteDraft } from "~/features/quotations/trash-draft.server";
import { handleDeletion } from "~/frames/admin/handle-deletion.server";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { orNotFound, readId } from "~/platform/http/read-request";
import { ConfirmDialog } from "~/platform/ui/form/confirm-dialog";
import { useRefusedForm } from "~/platform/ui/form/use-form";

export const meta = () => adminMeta("Are you sure?");

export const loader = adminLoader(async ({ params }) => {
  orNotFound(await findQuotation(db, readId(params)));
  return null;
});

export const action = adminAction(async ({ params, signedIn: { admin } }) => {
  const id = readId(params);
  const quotation = await findQuotation(db, id);
  const closeTo = quotation ? `/admin/enquiries/${quotation.enquiryId}` : "/admin/quotations";
  return await handleDeletion({
    successMessage: "Draft deleted",
    failureMessage: "Failed to delete the draft. Please try again.",
    closeTo,
    undo: getRestorePath("quotation", id, closeTo),
    remove: async () => {
      const result = await deleteDraft(db, id, admin.username);
      return result === "sent"
        ? { refusal: "Not deleted: this quotation was sent, so it stays as a record. You can withdraw it." }
        : result;
    },
  });
});

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function DeleteQuotationDraft() {
  const { id } = useParams();
  return (
    <ConfirmDialog
      title="Are you sure?"
      confirm="Yes, delete it!"
      cancel="Cancel"
      message={`This draft moves to the trash. You can restore it within ${TRASH_DAYS} days.`}
      toast={useRefusedForm()?.toast}
      closeTo={`/admin/quotations/${id}`}
    />
  );
}
