import { readJson, serveJson } from "~/api/json-api.server";
import * as messages from "~/content/messages";
import { quoteRequestSchema } from "~/enquiries/schema";
import { storeEnquiry } from "~/enquiries/store.server";
import { requireRoom } from "~/enquiries/take-enquiry.server";
import { wakeMailWorker } from "~/mail/mail-service.server";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";

/** The JSON call that sends a quote request. */
const serve = serveJson({
  POST: async ({ request }) => {
    const content = await readJson(
      request,
      quoteRequestSchema,
      (error) => error.issues[0]?.message ?? messages.enquiry.failure,
    );
    await requireRoom(request);
    await storeEnquiry(db, { kind: "quote", content, source: { path: "/api/contact/enquiry" } }, config.mail);
    wakeMailWorker();
    return Response.json({ success: true, message: messages.enquiry.success });
  },
});

export const loader = serve;
export const action = serve;
