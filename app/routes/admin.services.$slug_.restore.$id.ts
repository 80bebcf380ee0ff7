import { adminAction } from "~/accounts/guard.server";
import { readId } from "~/server/read-request";
import { restoreService } from "~/services/services-screen.server";

/** Brings an earlier state of a service page's words back; 0 is the delivered one. */
export const action = adminAction(
  async ({ params }) => await restoreService(params.slug, params.id === "0" ? 0 : readId(params)),
  { savesForm: false },
);
