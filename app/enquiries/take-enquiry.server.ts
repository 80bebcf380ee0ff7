import { data, type HeadersFunction } from "@remix-run/node";
import type { z } from "zod";
import { announceMail } from "~/mail/mail-service.server";
import { config } from "~/server/config.server";
import { db, isDatabaseAway } from "~/server/db/database.server";
import { redirectWithToast } from "~/server/flash.server";
import { limitByAddress } from "~/server/rate-limit.server";
import type { FieldProblem } from "~/ui/form/error-summary";
import type { ToastMessage } from "~/ui/toast-message";
import type { HeldFiles } from "./attachment";
import { type RefusedEnquiry, refuseUnsent } from "./form/enquiry-answer";
import { hiddenFields } from "./form/enquiry-hidden-fields";
import { readFormStamp } from "./form-stamp.server";
import { sendLimit } from "./send-limits.server";
import type { FilledIn } from "./spam";
import { storeEnquiry } from "./store.server";
import type { NewEnquiry } from "./types";

interface Words {
  thanks: ToastMessage;
  /** Too many at once. */
  failure: ToastMessage;
  /** Something broke on our side. */
  exception: ToastMessage;
}

interface Sent {
  sent: Record<string, string>;
  /** Files of the form that are kept. */
  held?: HeldFiles | null;
  words: Words;
  backTo: string;
}

/**
 * Lets the browser keep the page that a refused form comes back as, for the Back button alone: what is not kept cannot be shown
 * again without sending the form again.
 */
const forTheBackButton = { "Cache-Control": "private, no-cache" };

/** Hands the headers of a refusal on to its page. */
export const passOnHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/**
 * Stores what a form of the public site sent and thanks by a redirect to `backTo`, so that a reload sends nothing again. Where
 * that fails the answer carries everything that was typed: 429 after too many, 503 while the database is away.
 */
export async function takeEnquiry(
  request: Request,
  enquiry: NewEnquiry,
  { sent, words, backTo, held }: Sent,
) {
  try {
    const wait = await limitByAddress(request, sendLimit);
    if (wait !== null) {
      const headers = { ...forTheBackButton, "Retry-After": String(wait) };
      return data(refuseUnsent(words.failure, sent, held), { status: 429, headers });
    }
    await storeEnquiry(db, { ...enquiry, filledIn: readFilledIn(sent) }, config.mail);
    announceMail();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return data(refuseUnsent(words.exception, sent, held), { status: 503, headers: forTheBackButton });
  }
  return await redirectWithToast(backTo, words.thanks);
}

/** Answers 400 with what is wrong, everything that was typed and the files that are kept. */
export function refuseEnquiry(
  toast: ToastMessage,
  problems: readonly FieldProblem[],
  sent: Record<string, string>,
  held: HeldFiles | null = null,
) {
  return data<RefusedEnquiry>(
    { toast, problems, sent, isOurFault: false, held },
    { status: 400, headers: forTheBackButton },
  );
}

/** What is wrong with which field. */
export function listProblems(error: z.ZodError | undefined): FieldProblem[] {
  return (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }));
}

function readFilledIn(sent: Record<string, string>): FilledIn {
  return { trap: sent[hiddenFields.trap] ?? "", seconds: readFormStamp(sent[hiddenFields.stamp] ?? "") };
}
