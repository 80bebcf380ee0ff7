import { z } from "zod";
import * as messages from "~/content/messages";
import { quotePanel } from "~/content/quote";
import { db } from "~/database/database.server";
import { findEnquirySource } from "~/enquiries/attribution.server";
import { findVisitor } from "~/enquiries/files/file-limits.server";
import { type QuoteFiles, stageQuoteFiles } from "~/enquiries/files/stage-quote-files.server";
import type { StagedQuoteFiles } from "~/enquiries/files/staged-files";
import { hiddenFields } from "~/enquiries/form/hidden-fields";
import { findLiked } from "~/enquiries/likes.server";
import { quoteFormSchema } from "~/enquiries/schema";
import { forTheBackButton, takeEnquiry } from "~/enquiries/take-enquiry.server";
import { handleForm, refuseFailure, showForm } from "~/http/handle-form.server";
import { readQuery, readText, readTexts } from "~/http/read-request";
import { requireSameOrigin } from "~/http/same-origin.server";
import { isDatabaseAway } from "~/runtime/away.server";
import { leaveOutPieces, type PiecePress, pressPieces, readPiecePress } from "~/sizes/form/piece-press";
import {
  leaveOutOtherSizes,
  PRESS_FIELD,
  readTypedPieces,
  type TypedPieces,
  writeTypedPieces,
} from "~/sizes/form/typed-pieces";
import { understandPieces } from "~/sizes/form/understand-pieces";
import { type ReceivedForm, receiveForm } from "~/uploads/receive-form.server";
import { MAX_ATTACHMENTS } from "~/uploads/upload-rules";

const { success, failure, exception } = messages.quote;

/** What the quote form shows besides its fields. */
export interface QuoteMore {
  /** Files of the form, which need not be uploaded again. */
  staged: StagedQuoteFiles | null;
  /** Of the fields of pieces, for the error summary. */
  labels: Record<string, string>;
  /** The piece whose drawing a browser without scripts requested, from 1. */
  drawnPiece?: number;
}

/** Redirects with thanks; a refused form returns with its files and status 400, 429, 500, 503 or 507 (no room for files). */
export async function takeQuote(request: Request, backTo: string) {
  requireSameOrigin(request);
  const form = await receiveForm(request, { maxFiles: MAX_ATTACHMENTS, visitor: findVisitor(request) });
  try {
    const files = await stageQuoteFiles(request, form);
    return await takeTexts(request, { form, files, backTo });
  } catch (error) {
    if (error instanceof Response && !isDatabaseAway(error)) throw error;
    return refuseFailure<QuoteMore>(readTyped(form.fields).sent, error, exception);
  } finally {
    await form.dispose();
  }
}

async function takeTexts(
  request: Request,
  { form, files: { staged, problems: fileProblems, failure: fileFailure }, backTo }: Taken,
) {
  const { sent, typed } = readTyped(form.fields);
  const press = readPiecePress(readText(form.fields, PRESS_FIELD));
  if (press) return answerPress(press, { sent, typed }, { staged, problems: fileProblems });
  const labels = labelProblems(typed);
  return await handleForm(sent, {
    schema: createQuoteSchema(typed, fileProblems),
    invalid: () => ({ title: failure.title, status: fileFailure ?? 400 }),
    failed: exception,
    headers: forTheBackButton,
    more: { staged, labels } as QuoteMore,
    save: async ({ content, pieces }) => {
      const source = findEnquirySource(request, sent[hiddenFields.attribution] ?? "");
      const like = await findLiked(db, readQuery(request).get("like"));
      const message = `${messages.enquiry.success} ${quotePanel.response}`;
      return await takeEnquiry(
        request,
        { kind: "quote", content, pieces, like, source, formToken: staged?.form },
        {
          typed: sent,
          thanks: { kind: "success", ...success, message },
          failure: { ...failure, message: messages.enquiry.failure },
          fileCount: staged?.files.length,
          backTo,
        },
      );
    },
  });
}

interface Taken {
  form: ReceivedForm;
  files: QuoteFiles;
  backTo: string;
}

/** Below the question about sizes: the error summary lists problems in the order of the page. */
const lastFields = ["budget", "deliveryDate", "description"];

function createQuoteSchema(typed: TypedPieces, fileProblems: readonly string[]) {
  return z.record(z.string(), z.string()).transform((sent, context) => {
    const { data: content, error } = quoteFormSchema.safeParse(sent);
    const { list: pieces, problems } = understandPieces(typed);
    const issues = (error?.issues ?? []).map(({ path, message }) => toIssue(path.join("."), message));
    const isLast = ({ path: [field] }: FieldIssue) => lastFields.includes(field);
    context.issues.push(
      ...issues.filter((issue) => !isLast(issue)),
      ...problems.map(({ field, message }) => toIssue(field, message)),
      ...issues.filter(isLast),
      ...(fileProblems.length > 0 ? [toIssue("files", fileProblems.join("\n"))] : []),
    );
    return content ? { content, pieces } : z.NEVER;
  });
}

type FieldIssue = ReturnType<typeof toIssue>;

function toIssue(field: string, message: string) {
  return { code: "custom" as const, path: [field] as [string], message, input: undefined };
}

function labelProblems(typed: TypedPieces): Record<string, string> {
  const { problems } = understandPieces(typed);
  return Object.fromEntries(problems.flatMap(({ field, label }) => (label ? [[field, label]] : [])));
}

const names = [...Object.keys(quoteFormSchema.in.shape), ...Object.values(hiddenFields), "formToken"];

interface Typed {
  /** Without sizes that the kind of a piece does not have. */
  sent: Record<string, string>;
  typed: TypedPieces;
}

function readTyped(form: FormData): Typed {
  const typed = readTypedPieces(readTexts(form));
  const pieces = typed.pieces.map(leaveOutOtherSizes);
  return { sent: { ...readTexts(form, names), ...writeTypedPieces({ ...typed, pieces }) }, typed };
}

/** Answers a button that only changes the question about sizes: shows the changed form with its staged files and sends nothing. */
function answerPress(
  press: PiecePress,
  { sent, typed: before }: Typed,
  files: Pick<QuoteFiles, "staged" | "problems">,
) {
  const typed = pressPieces({ ...before, pieces: before.pieces.map(leaveOutOtherSizes) }, press);
  const errors = Object.fromEntries(
    understandPieces(typed).problems.map(({ field, message }) => [field, message]),
  );
  if (files.problems.length > 0) errors.files = files.problems.join("\n");
  const drawnPiece = press.action === "drawing" ? press.number : undefined;
  return showForm<QuoteMore>(
    {
      errors,
      typed: { ...leaveOutPieces(sent), ...writeTypedPieces(typed) },
      more: { staged: files.staged, labels: labelProblems(typed), drawnPiece },
    },
    forTheBackButton,
  );
}
