import { messages } from "~/content/messages";
import { quotePanel } from "~/content/quote";
import { quoteFormSchema, toQuoteRequest } from "~/domain/enquiries/schema";
import { findEnquirySource } from "~/http/enquiry-source";
import { requireSameOrigin } from "~/http/same-origin.server";
import { refuseEnquiry, takeEnquiry } from "~/http/take-enquiry.server";
import { readTexts } from "~/ui/enquiry-answer";

const { success, failure, exception } = messages.quote;

/** Takes the quote form (specification, sections 4, 5 and 8). */
export async function takeQuote(request: Request, backTo: string) {
  requireSameOrigin(request);
  const sent = readTexts(await request.formData());
  const { data: form, error } = quoteFormSchema.safeParse(sent);
  if (error) {
    const message = error.issues[0]?.message ?? exception.message;
    return refuseEnquiry({ kind: "error", ...failure, message }, error, sent);
  }
  return await takeEnquiry(
    request,
    { kind: "quote", content: toQuoteRequest(form), source: findEnquirySource(request) },
    {
      sent,
      backTo,
      words: {
        thanks: {
          kind: "success",
          ...success,
          message: `${messages.enquiry.success} ${quotePanel.response}`,
        },
        failure: { kind: "error", ...failure, message: messages.enquiry.failure },
        exception: { kind: "error", ...exception },
      },
    },
  );
}
