import { data } from "@remix-run/node";
import { messages } from "~/content/messages";
import { quotePanel } from "~/content/quote";
import { findEnquirySource } from "~/enquiries/enquiry-source";
import { readTexts, refuseUnsent } from "~/enquiries/form/enquiry-answer";
import { hiddenFields } from "~/enquiries/form/enquiry-hidden-fields";
import {
  disposeOfFiles,
  holdQuoteFiles,
  type QuoteFiles,
  type ReceivedQuoteForm,
  receiveQuoteForm,
} from "~/enquiries/read-quote-files.server";
import { quoteFormSchema, toQuoteRequest } from "~/enquiries/schema";
import { listProblems, refuseEnquiry, takeEnquiry } from "~/enquiries/take-enquiry.server";
import { isDatabaseAway } from "~/server/db/database.server";
import { requireSameOrigin } from "~/server/same-origin.server";

const { success, failure, exception } = messages.quote;

/** Takes the quote form and its files (specification, sections 4, 5 and 8). */
export async function takeQuote(request: Request, backTo: string) {
  requireSameOrigin(request);
  const form = await receiveQuoteForm(request);
  try {
    const files = await holdQuoteFiles(request, form);
    return await takeTexts(request, { form, files, backTo });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return data(refuseUnsent({ kind: "error", ...exception }, readTexts(form.fields)), { status: 503 });
  } finally {
    await disposeOfFiles(form);
  }
}

async function takeTexts(
  request: Request,
  { form, files, backTo }: { form: ReceivedQuoteForm; files: QuoteFiles; backTo: string },
) {
  const sent = readTexts(form.fields);
  const { data: quote, error } = quoteFormSchema.safeParse(sent);
  const problems = [
    ...listProblems(error),
    ...files.problems.map((message) => ({ field: "files", message })),
  ];
  if (!quote || problems.length > 0) {
    const message = problems[0]?.message ?? exception.message;
    return refuseEnquiry({ kind: "error", ...failure, message }, problems, sent, files.held);
  }
  const content = toQuoteRequest(quote);
  const source = findEnquirySource(request, sent[hiddenFields.origin] ?? "");
  return await takeEnquiry(
    request,
    { kind: "quote", content, source, form: files.held?.form },
    {
      sent,
      held: files.held,
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
