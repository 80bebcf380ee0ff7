import { config } from "~/config.server";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { quoteRequestSchema } from "~/domain/enquiries/schema";
import { storeEnquiry } from "~/domain/enquiries/store.server";
import { readJson, serveJson } from "~/http/json-api.server";
import { requireRoom } from "~/http/send-limits.server";
import { announceMail } from "~/mail/mail-service.server";

/** The JSON send of a quote request (specification, sections 3 and 7). */
const serve = serveJson({
  POST: async ({ request }) => {
    const content = await readJson(
      request,
      quoteRequestSchema,
      (error) => error.issues[0]?.message ?? messages.enquiry.failure,
    );
    await requireRoom(request);
    await storeEnquiry(db, { kind: "quote", content, source: { path: "/api/contact/enquiry" } }, config.mail);
    announceMail();
    return Response.json({ success: true, message: messages.enquiry.success });
  },
});

export const loader = serve;
export const action = serve;
