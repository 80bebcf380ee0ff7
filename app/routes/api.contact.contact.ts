import { readJson, serveJson } from "~/api/json-api.server";
import * as messages from "~/content/messages";
import { contactSchema, summarizeContactProblem } from "~/enquiries/schema";
import { storeEnquiry } from "~/enquiries/store.server";
import { requireRoom } from "~/enquiries/take-enquiry.server";
import { wakeMailWorker } from "~/mail/mail-service.server";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";

/** The JSON call that sends a message. */
const serve = serveJson({
  POST: async ({ request }) => {
    const content = await readJson(request, contactSchema, describeProblem);
    await requireRoom(request);
    await storeEnquiry(
      db,
      { kind: "message", content, source: { path: "/api/contact/contact" } },
      config.mail,
    );
    wakeMailWorker();
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
