import { z } from "zod";
import { adminLoader } from "~/features/accounts/guard.server";
import { readPulse } from "~/features/enquiries/inbox.server";
import { db } from "~/platform/database/database.server";
import { MAX_ID, readQuery } from "~/platform/http/read-request";

/** Id of the newest enquiry in the list, or 0. Without a valid id, no enquiry counts as newer. */
const sinceField = z.coerce.number().int().nonnegative().max(MAX_ID).catch(MAX_ID);

/** Polled by an open list. Returns the arrivals since the last poll and the number of new enquiries. */
export const loader = adminLoader(async ({ request }) => {
  const since = sinceField.parse(readQuery(request).get("since") ?? undefined);
  return Response.json(await readPulse(db, since), { headers: { "Cache-Control": "no-store" } });
});
