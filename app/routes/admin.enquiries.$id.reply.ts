import { redirect } from "@remix-run/node";
import { z } from "zod";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { recordEvent } from "~/enquiries/enquiry-history.server";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { db } from "~/server/db/database.server";
import { readForm, readTexts } from "~/server/read-form";
import { orNotFound, readId } from "~/server/route-params.server";

const replySchema = z.object({ by: z.enum(["call", "chat"]) });

/** Records that a call or a chat was begun: the link that begins it leads away from the site. */
export const action = adminAction(
  async ({ request, params, signedIn: { admin } }) => {
    const { id } = orNotFound(await findEnquiry(db, readId(params)));
    const reply = replySchema.safeParse(readTexts(await readForm(request)));
    if (!reply.success) throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
    await recordEvent(db, id, { kind: reply.data.by, author: admin.username });
    return new Response(null, { status: 204 });
  },
  { savesForm: false },
);

/** The address itself shows nothing. */
export const loader = adminLoader(async ({ params }) => {
  return redirect(`/admin/enquiries/${readId(params)}`);
});
