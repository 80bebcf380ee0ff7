import { redirect } from "@remix-run/node";
import { z } from "zod";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { recordEvent } from "~/features/enquiries/enquiry-history.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { db } from "~/platform/database/database.server";
import { orNotFound, parseOrBadRequest, readForm, readId, readTexts } from "~/platform/http/read-request";

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
