import { getCachedFirm } from "~/business/firm.server";
import * as messages from "~/content/messages";
import { quotePanel } from "~/content/quote";
import { findEnquirySource } from "~/features/enquiries/attribution.server";
import { splitQuoteFields } from "~/features/enquiries/enquiry-fields";
import { type QuoteFiles, stageQuoteFiles } from "~/features/enquiries/files/stage-quote-files.server";
import type { StagedQuoteFiles } from "~/features/enquiries/files/staged-files.server";
import { getVisitor } from "~/features/enquiries/files/staged-files.server";
import { hiddenFields } from "~/features/enquiries/form/hidden-fields";
import {
  changePiecesForm,
  getProblemLabels,
  type PiecesExtras,
  type PiecesForm,
  readPiecesForm,
  withPieces,
} from "~/features/enquiries/form/pieces-form.server";
import { findLikedItem } from "~/features/enquiries/likes.server";
import { backButtonHeaders, receiveEnquiry } from "~/features/enquiries/receive-enquiry.server";
import { quoteFormSchema } from "~/features/enquiries/schema";
import { db } from "~/platform/database/database.server";
import { handleForm, refuseFailure, showForm } from "~/platform/http/handle-form.server";
import { readQuery } from "~/platform/http/read-request";
import { requireSameOrigin } from "~/platform/http/request.server";
import { isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { receiveForm } from "~/platform/uploads/receive-form.server";
import { MAX_ATTACHMENTS } from "~/platform/uploads/upload-rules";

const { success, failure, exception } = messages.quote;

export interface QuoteExtra extends PiecesExtras {
  /** These files need not be uploaded again. */
  staged: StagedQuoteFiles | null;
}

/** Redirects with thanks. A refused form returns with its files and status 400, 429, 500, 503 or 507 (no space for files). */
export async function receiveQuote(request: Request, returnPath: string) {
  const visitor = getVisitor(request);
  requireSameOrigin(request);
  const form = await receiveForm(request, { maxFiles: MAX_ATTACHMENTS, visitor });
  const sentForm = readPiecesForm(form.fields, fieldNames);
  try {
    const files = await stageQuoteFiles(visitor, form);
    return await receiveTexts(request, { sentForm, files, returnPath });
  } catch (error) {
    if (error instanceof Response && !isDatabaseUnavailable(error)) throw error;
    return refuseFailure<QuoteExtra>(sentForm.fields, error, exception);
  } finally {
    await form.dispose();
  }
}

async function receiveTexts(request: Request, { sentForm, files, returnPath }: ReceivedQuote) {
  const { staged, problems, failureStatus } = files;
  const { fields, typed, pieceAction } = sentForm;
  const lastProblems: Record<string, string> = problems.length > 0 ? { files: problems.join("\n") } : {};
  if (pieceAction) return showChangedPieces(sentForm, pieceAction, { staged, lastProblems });
  const query = readQuery(request);
  const source = findEnquirySource(returnPath, query, fields[hiddenFields.attribution] ?? "");
  return await handleForm(fields, {
    schema: withPieces(quoteFormSchema, typed, { fieldsAfterPieces, lastProblems }),
    refuseInvalid: () => ({ title: failure.title, status: failureStatus ?? 400 }),
    failure: exception,
    headers: backButtonHeaders,
    extra: { staged, labels: getProblemLabels(typed) } as QuoteExtra,
    save: async ({ content, pieces }) => {
      const like = await findLikedItem(db, query.get("like"));
      const message = `${messages.enquiry.success} ${quotePanel.response(getCachedFirm().quoteReply)}`;
      return await receiveEnquiry(
        request,
        { kind: "quote", content, pieces, like, source, formToken: staged?.form },
        {
          typed: fields,
          thanks: { type: "success", ...success, message },
          failure: { ...failure, message: messages.enquiry.failure },
          returnPath,
        },
      );
    },
  });
}

interface ReceivedQuote {
  sentForm: PiecesForm;
  files: QuoteFiles;
  returnPath: string;
}

const { first, further } = splitQuoteFields();

const fieldsAfterPieces = [...further.map(({ name }) => name), "description"];

const fieldNames = [
  ...[...first.map(({ name }) => name), ...fieldsAfterPieces],
  ...[...Object.values(hiddenFields), "formToken"],
];

/** Handles a button that only changes the sizes: returns the changed form with its staged files and stores no enquiry. */
function showChangedPieces(
  form: PiecesForm,
  pieceAction: NonNullable<PiecesForm["pieceAction"]>,
  { staged, lastProblems }: { staged: QuoteExtra["staged"]; lastProblems: Record<string, string> },
) {
  const { errors, typed, extra } = changePiecesForm(pieceAction, form);
  return showForm<QuoteExtra>(
    { errors: { ...errors, ...lastProblems }, typed, extra: { ...extra, staged } },
    backButtonHeaders,
  );
}
