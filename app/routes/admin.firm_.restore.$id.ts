import { adminAction } from "~/accounts/guard.server";
import { restoreFirm } from "~/firm/firm-screen.server";
import { readRevisionId } from "~/revisions/edit-document.server";

/** Restores an earlier state; 0 is the delivered one. */
export const action = adminAction(async ({ params }) => await restoreFirm(readRevisionId(params)), {
  savesForm: false,
});
