import { messages } from "~/content/messages";
import { contactSchema, summarizeContactProblem } from "~/domain/enquiries/schema";
import { findEnquirySource } from "~/http/enquiry-source";
import { readForm } from "~/http/read-form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { listProblems, refuseEnquiry, takeEnquiry } from "~/http/take-enquiry.server";
import { readTexts } from "~/ui/enquiry-answer";
import { hiddenFields } from "~/ui/enquiry-hidden-fields";

const { sent: sentTitle, success, failure, exception } = messages.contact;

/** Takes the contact form (specification, sections 4, 5 and 8). */
export async function takeMessage(request: Request, backTo: string) {
  requireSameOrigin(request);
  const sent = readTexts(await readForm(request));
  const { data: content, error } = contactSchema.safeParse(sent);
  if (error) {
    const toast = { kind: "error", ...summarizeContactProblem(error, sent) } as const;
    return refuseEnquiry(toast, listProblems(error), sent);
  }
  return await takeEnquiry(
    request,
    { kind: "message", content, source: findEnquirySource(request, sent[hiddenFields.origin] ?? "") },
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
