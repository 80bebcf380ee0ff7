import { config } from "~/config.server";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { contactSchema, summarizeContactProblem } from "~/domain/enquiries/schema";
import { storeEnquiry } from "~/domain/enquiries/store.server";
import { readJson, serveJson } from "~/http/json-api.server";
import { requireRoom } from "~/http/send-limits.server";
import { announceMail } from "~/mail/mail-service.server";

/** The JSON send of the contact form (specification, section 7). */
const serve = serveJson({
  POST: async ({ request }) => {
    const content = await readJson(request, contactSchema, describeProblem);
    await requireRoom(request);
    await storeEnquiry(
      db,
      { kind: "message", content, source: { path: "/api/contact/contact" } },
      config.mail,
    );
    announceMail();
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
