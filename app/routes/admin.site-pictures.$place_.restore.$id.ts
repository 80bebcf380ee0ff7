import { adminAction } from "~/accounts/guard.server";
import { readRevisionId } from "~/revisions/edit-document.server";
import { restorePlace } from "~/site-pictures/place-screen.server";

/** Restores an earlier picture; 0 is the delivered one. */
export const action = adminAction(
  async ({ params }) => await restorePlace(params.place, readRevisionId(params)),
  { savesForm: false },
);
