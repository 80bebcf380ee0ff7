import { readJson, serveJson } from "~/api/json-api.server";
import * as messages from "~/content/messages";
import { quoteRequestSchema } from "~/enquiries/schema";
import { requireRoom, storeAndNotify } from "~/enquiries/take-enquiry.server";

/** The JSON call that sends a quote request. */
const serve = serveJson({
  POST: async ({ request }) => {
    const content = await readJson(
      request,
      quoteRequestSchema,
      (error) => error.issues[0]?.message ?? messages.enquiry.failure,
    );
    await requireRoom(request, messages.enquiry.failure);
    await storeAndNotify(request, { kind: "quote", content, source: { path: "/api/contact/enquiry" } });
    return Response.json({ success: true, message: messages.enquiry.success });
  },
});

export const loader = serve;
export const action = serve;
