import { adminAction } from "~/accounts/guard.server";
import { restoreFirm } from "~/firm/firm-screen.server";
import { readId } from "~/server/read-request";

/** Brings an earlier state of the firm's facts back; 0 is the delivered one. */
export const action = adminAction(
  async ({ params }) => await restoreFirm(params.id === "0" ? 0 : readId(params)),
  { savesForm: false },
);
