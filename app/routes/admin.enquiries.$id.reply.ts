import { redirect } from "@remix-run/node";
import { z } from "zod";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { db } from "~/database/database.server";
import { recordEvent } from "~/enquiries/enquiry-history.server";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { orNotFound, parseOrBadRequest, readForm, readId, readTexts } from "~/http/read-request";

const replySchema = z.object({ by: z.enum(["call", "chat"]) });

/** Records the start of a call or chat, because its link leaves the site. */
export const action = adminAction(
  async ({ request, params, signedIn: { admin } }) => {
    const { id } = orNotFound(await findEnquiry(db, readId(params)));
    const { by: kind } = parseOrBadRequest(replySchema, readTexts(await readForm(request)));
    await recordEvent(db, id, { kind, author: admin.username });
    return new Response(null, { status: 204 });
  },
  { savesForm: false },
);

export const loader = adminLoader(async ({ params }) => {
  return redirect(`/admin/enquiries/${readId(params)}`);
});
