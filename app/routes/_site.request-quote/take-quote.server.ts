import { data } from "@remix-run/node";
import * as messages from "~/content/messages";
import { quotePanel } from "~/content/quote";
import { findEnquirySource } from "~/enquiries/attribution.server";
import { findVisitor } from "~/enquiries/file-limits.server";
import { hiddenFields, readTexts, refuseUnsent } from "~/enquiries/form/enquiry-answer";
import { quoteFormSchema } from "~/enquiries/schema";
import { type QuoteFiles, stageQuoteFiles } from "~/enquiries/stage-quote-files.server";
import { MAX_ATTACHMENTS } from "~/enquiries/staged-files";
import { listProblems, refuseEnquiry, takeEnquiry } from "~/enquiries/take-enquiry.server";
import { isDatabaseAway } from "~/server/db/database.server";
import { requireSameOrigin } from "~/server/same-origin.server";
import { isDiskFull } from "~/uploads/disk-full.server";
import { type ReceivedForm, receiveForm } from "~/uploads/receive-form.server";

const { success, failure, exception } = messages.quote;

/**
 * Takes the quote form and its files, and redirects to `backTo` with thanks. A refused form comes back with status 400, 429,
 * 503 or 507 (no room for files), with everything that was typed and the staged files.
 */
export async function takeQuote(request: Request, backTo: string) {
  requireSameOrigin(request);
  const form = await receiveForm(request, { maxFiles: MAX_ATTACHMENTS, visitor: findVisitor(request) });
  try {
    const files = await stageQuoteFiles(request, form);
    return await takeTexts(request, { form, files, backTo });
  } catch (error) {
    if (!isDatabaseAway(error) && !isDiskFull(error)) throw error;
    const status = isDiskFull(error) ? 507 : 503;
    return data(refuseUnsent({ kind: "error", ...exception }, readTexts(form.fields)), { status });
  } finally {
    await form.dispose();
  }
}

async function takeTexts(
  request: Request,
  { form, files, backTo }: { form: ReceivedForm; files: QuoteFiles; backTo: string },
) {
  const sent = readTexts(form.fields);
  const { data: content, error } = quoteFormSchema.safeParse(sent);
  const problems = [
    ...listProblems(error),
    ...files.problems.map((message) => ({ field: "files", message })),
  ];
  if (!content || problems.length > 0) {
    const message = problems[0]?.message ?? exception.message;
    return refuseEnquiry({ kind: "error", ...failure, message }, problems, sent, {
      staged: files.staged,
      status: files.failure ?? 400,
    });
  }
  const source = findEnquirySource(request, sent[hiddenFields.attribution] ?? "");
  return await takeEnquiry(
    request,
    { kind: "quote", content, source, formToken: files.staged?.form },
    {
      sent,
      staged: files.staged,
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
