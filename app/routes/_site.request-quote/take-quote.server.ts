import { data } from "@remix-run/node";
import * as messages from "~/content/messages";
import { quotePanel } from "~/content/quote";
import { db } from "~/database/database.server";
import { findEnquirySource } from "~/enquiries/attribution.server";
import { findVisitor } from "~/enquiries/files/file-limits.server";
import { type QuoteFiles, stageQuoteFiles } from "~/enquiries/files/stage-quote-files.server";
import { hiddenFields, refuseUnsent } from "~/enquiries/form/enquiry-answer";
import { findLiked } from "~/enquiries/likes.server";
import { quoteFormSchema } from "~/enquiries/schema";
import {
  listProblems,
  refuseEnquiry,
  reportNotTaken,
  showAgain,
  takeEnquiry,
} from "~/enquiries/take-enquiry.server";
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
import type { FieldProblem } from "~/ui/form/error-summary";
import { type ReceivedForm, receiveForm } from "~/uploads/receive-form.server";
import { MAX_ATTACHMENTS } from "~/uploads/upload-rules";

const { success, failure, exception } = messages.quote;

/** Redirects with thanks; a refused form returns with its files and status 400, 429, 500, 503 or 507 (no room for files). */
export async function takeQuote(request: Request, backTo: string) {
  requireSameOrigin(request);
  const form = await receiveForm(request, { maxFiles: MAX_ATTACHMENTS, visitor: findVisitor(request) });
  try {
    const files = await stageQuoteFiles(request, form);
    return await takeTexts(request, { form, files, backTo });
  } catch (error) {
    if (error instanceof Response && !isDatabaseAway(error)) throw error;
    const status = reportNotTaken(error);
    return data(refuseUnsent({ kind: "error", ...exception }, readTyped(form.fields).sent), { status });
  } finally {
    await form.dispose();
  }
}

async function takeTexts(
  request: Request,
  { form, files, backTo }: { form: ReceivedForm; files: QuoteFiles; backTo: string },
) {
  const { sent, typed } = readTyped(form.fields);
  const fileProblems = files.problems.map((message) => ({ field: "files", message }));
  const press = readPiecePress(readText(form.fields, PRESS_FIELD));
  if (press) return answerPress(press, { sent, typed }, { staged: files.staged, fileProblems });
  const { data: content, error } = quoteFormSchema.safeParse(sent);
  const { list: pieces, problems: pieceProblems } = understandPieces(typed);
  const problems = [...orderProblems(listProblems(error), pieceProblems), ...fileProblems];
  if (!content || problems.length > 0) {
    const message = problems[0]?.message ?? exception.message;
    return refuseEnquiry({ kind: "error", ...failure, message }, problems, sent, {
      staged: files.staged,
      status: files.failure ?? 400,
    });
  }
  const source = findEnquirySource(request, sent[hiddenFields.attribution] ?? "");
  const like = await findLiked(db, readQuery(request).get("like"));
  return await takeEnquiry(
    request,
    { kind: "quote", content, pieces, like, source, formToken: files.staged?.form },
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
  { staged, fileProblems }: { staged: QuoteFiles["staged"]; fileProblems: readonly FieldProblem[] },
) {
  const typed = pressPieces({ ...before, pieces: before.pieces.map(leaveOutOtherSizes) }, press);
  const { problems } = understandPieces(typed);
  const shown = { ...leaveOutPieces(sent), ...writeTypedPieces(typed) };
  const drawnPiece = press.action === "drawing" ? press.number : undefined;
  return showAgain({ problems: [...problems, ...fileProblems], sent: shown, staged, drawnPiece });
}

/** Fields below the question about sizes: the summary lists problems in the order of the page. */
const after = ["budget", "deliveryDate", "description"];

function orderProblems(problems: readonly FieldProblem[], pieces: readonly FieldProblem[]): FieldProblem[] {
  const isAfter = ({ field }: FieldProblem) => field !== null && after.includes(field);
  return [...problems.filter((one) => !isAfter(one)), ...pieces, ...problems.filter(isAfter)];
}
