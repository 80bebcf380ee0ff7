import { adminAction } from "~/accounts/guard.server";
import { readRevisionId } from "~/revisions/edit-document.server";
import { restoreService } from "~/services/services-screen.server";

/** Restores an earlier state; 0 is the delivered one. */
export const action = adminAction(
  async ({ params }) => await restoreService(params.slug, readRevisionId(params)),
  { savesForm: false },
);
