import { adminLoader } from "~/accounts/guard.server";
import { findLatest } from "~/enquiries/inbox.server";
import { db } from "~/server/db/database.server";

/** What an open list asks every few seconds: the latest enquiry, and how many are new. */
export const loader = adminLoader(async () =>
  Response.json(await findLatest(db), { headers: { "Cache-Control": "no-store" } }),
);
