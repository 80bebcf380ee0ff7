import * as messages from "~/content/messages";
import { findEnquirySource } from "~/enquiries/attribution.server";
import { hiddenFields } from "~/enquiries/form/enquiry-answer";
import { contactSchema, summarizeContactProblem } from "~/enquiries/schema";
import { listProblems, refuseEnquiry, takeEnquiry } from "~/enquiries/take-enquiry.server";
import { readForm, readTexts } from "~/http/read-request";
import { requireSameOrigin } from "~/http/same-origin.server";

const names = [...Object.keys(contactSchema.shape), ...Object.values(hiddenFields)];

const { sent: sentTitle, success, failure, exception } = messages.contact;

/** Redirects to `backTo` with thanks; a refused form returns with status 400, 429, 500, 503 or 507. */
export async function takeMessage(request: Request, backTo: string) {
  requireSameOrigin(request);
  const sent = readTexts(await readForm(request), names);
  const { data: content, error } = contactSchema.safeParse(sent);
  if (error) {
    const toast = { kind: "error", ...summarizeContactProblem(error, sent) } as const;
    return refuseEnquiry(toast, listProblems(error), sent);
  }
  return await takeEnquiry(
    request,
    { kind: "message", content, source: findEnquirySource(request, sent[hiddenFields.attribution] ?? "") },
    {
      sent,
      backTo,
      words: {
        thanks: { kind: "success", title: sentTitle, message: success },
        failure: { kind: "error", ...failure },
        exception: { kind: "error", ...exception },
      },
    },
  );
}
