import { readJson, serveJson } from "~/api/json-api.server";
import * as messages from "~/content/messages";
import { contactSchema, summarizeContactProblem } from "~/enquiries/schema";
import { requireRoom, storeAndNotify } from "~/enquiries/take-enquiry.server";

/** The JSON call that sends a message. */
const serve = serveJson({
  POST: async ({ request }) => {
    const content = await readJson(request, contactSchema, describeProblem);
    await requireRoom(request, messages.contact.failure.message);
    await storeAndNotify(request, { kind: "message", content, source: { path: "/api/contact/contact" } });
    return Response.json({ success: true, message: messages.contact.success });
  },
});

export const loader = serve;
export const action = serve;

function describeProblem(error: Parameters<typeof summarizeContactProblem>[0], sent: unknown): string {
  return summarizeContactProblem(error, isRecord(sent) ? sent : {}).message;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
