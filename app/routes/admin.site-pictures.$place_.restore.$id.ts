import { adminAction } from "~/accounts/guard.server";
import { readId } from "~/server/read-request";
import { restorePlace } from "~/site-pictures/place-screen.server";

/** Brings an earlier picture of a place back; 0 is the delivered one. */
export const action = adminAction(
  async ({ params }) => await restorePlace(params.place, params.id === "0" ? 0 : readId(params)),
  { savesForm: false },
);
