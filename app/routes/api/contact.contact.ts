import * as messages from "~/content/messages";
import { enforceSendLimit, storeAndNotify } from "~/features/enquiries/receive-enquiry.server";
import { contactSchema, summarizeContactProblem } from "~/features/enquiries/schema";
import { readJson, serveJson } from "~/platform/http/json-api.server";

const serve = serveJson({
  POST: async ({ request }) => {
    const content = await readJson(
      request,
      contactSchema,
      (error, sent) => summarizeContactProblem(error, sent).message,
    );
    await enforceSendLimit(request, messages.contact.failure.message);
    await storeAndNotify(request, { kind: "message", content, source: { path: "/api/contact/contact" } });
    return Response.json({ success: true, message: messages.contact.success });
  },
});

export const loader = serve;
export const action = serve;
