import { adminAction } from "~/accounts/guard.server";
import { readRevisionId } from "~/revisions/edit-document.server";
import { restoreSlot } from "~/site-pictures/slot-screen.server";

/** Restores an earlier picture; 0 is the delivered one. */
export const action = adminAction(
  async ({ params }) => await restoreSlot(params.slot, readRevisionId(params)),
  { savesForm: false },
);
