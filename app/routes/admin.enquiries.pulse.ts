import { z } from "zod";
import { adminLoader } from "~/accounts/guard.server";
import { db } from "~/database/database.server";
import { readPulse } from "~/enquiries/inbox.server";
import { LARGEST_ID, readQuery } from "~/http/read-request";

/** The id of the last enquiry that the list knows of, 0 for none; where it names none, nothing is later. */
const sinceField = z.coerce.number().int().nonnegative().max(LARGEST_ID).catch(LARGEST_ID);

/** What an open list asks every few seconds: what came in since it asked last, and how many enquiries are new. */
export const loader = adminLoader(async ({ request }) => {
  const since = sinceField.parse(readQuery(request).get("since") ?? undefined);
  return Response.json(await readPulse(db, since), { headers: { "Cache-Control": "no-store" } });
});
