import { data } from "@remix-run/node";
import type { z } from "zod";
import { tooManySends } from "~/content/enquiry-forms";
import { db } from "~/database/database.server";
import { recallFirm } from "~/firm/firm.server";
import { clientNetwork } from "~/http/client-address.server";
import { redirectWithToast } from "~/http/flash.server";
import { ApiProblem } from "~/http/json-api.server";
import { limitByAddress } from "~/http/rate-limit.server";
import { wakeMailWorker } from "~/mail/mail-worker.server";
import { wakePushWorker } from "~/push/push-service.server";
import { config } from "~/runtime/config.server";
import { statusOfFailure } from "~/runtime/failure.server";
import { logger } from "~/runtime/logger.server";
import { collectFieldErrors } from "~/text/form-fields";
import { HOUR_MS } from "~/time/durations";
import { formatClock } from "~/time/format-moment";
import type { ToastMessage } from "~/ui/toast-message";
import type { NewEnquiry } from "./enquiry";
import type { StagedQuoteFiles } from "./files/staged-files";
import { hiddenFields, type RefusedEnquiry, refuseUnsent } from "./form/enquiry-answer";
import { readFormTimestamp } from "./form-timestamp.server";
import { writeReceipt } from "./receipt.server";
import type { FormFilling } from "./spam.server";
import { storeEnquiry } from "./store-enquiry.server";

/** Per client address and hour: enough for a family or office that shares an address. */
const sendLimit = { name: "enquiry", limit: 20, windowMs: HOUR_MS };

/** `failure` begins the message. @throws {ApiProblem} 429 above the limit */
export async function requireRoom(request: Request, failure: string): Promise<void> {
  const seconds = await limitByAddress(request, sendLimit);
  if (seconds === null) return;
  throw new ApiProblem(429, describeLimit(failure, seconds), {
    headers: { "Retry-After": String(seconds) },
  });
}

function describeLimit(failure: string, seconds: number): string {
  const time = formatClock(new Date(Date.now() + seconds * 1000));
  return tooManySends(failure, { time, phone: recallFirm().business.phone.display });
}

export async function storeAndNotify(request: Request, enquiry: NewEnquiry): Promise<void> {
  await storeEnquiry(db, { ...enquiry, network: clientNetwork(request) }, config.mail);
  wakeMailWorker();
  wakePushWorker();
}

interface Words {
  thanks: ToastMessage;
  failure: ToastMessage;
  exception: ToastMessage;
}

interface Sent {
  sent: Record<string, string>;
  staged?: StagedQuoteFiles | null;
  words: Words;
  backTo: string;
}

/** Lets the browser cache the page for the Back button; otherwise it asks to send the form again. */
const forTheBackButton = { "Cache-Control": "private, no-cache" };

/**
 * Redirects with a receipt, so that a reload sends nothing again. Otherwise answers with the typed text: 429 above the
 * limit, 503 while the database is unavailable, 507 on a full disk, else 500.
 */
export async function takeEnquiry(
  request: Request,
  enquiry: NewEnquiry,
  { sent, words, backTo, staged }: Sent,
) {
  try {
    const wait = await limitByAddress(request, sendLimit);
    if (wait !== null) {
      const headers = { ...forTheBackButton, "Retry-After": String(wait) };
      const toast = { ...words.failure, message: describeLimit(words.failure.message, wait) };
      return data(refuseUnsent(toast, sent, staged), { status: 429, headers });
    }
    await storeAndNotify(request, { ...enquiry, formFilling: readFormFilling(sent) });
  } catch (error) {
    const status = reportNotTaken(error);
    return data(refuseUnsent(words.exception, sent, staged), { status, headers: forTheBackButton });
  }
  const receipt = await writeReceipt(enquiry, staged?.files.length ?? 0);
  return await redirectWithToast(backTo, words.thanks, { "Set-Cookie": receipt });
}

/** Returns the status of the answer. */
export function reportNotTaken(error: unknown): number {
  const status = statusOfFailure(error);
  if (status !== 503) logger.error({ err: error }, "an enquiry could not be stored");
  return status;
}

/** Answers with the problems, the typed text and the staged files; status 400 by default. */
export function refuseEnquiry(
  toast: ToastMessage,
  problems: RefusedEnquiry["problems"],
  sent: Record<string, string>,
  { staged = null, status = 400 }: { staged?: StagedQuoteFiles | null; status?: number } = {},
) {
  return data<RefusedEnquiry>(
    { toast, problems, sent, isOurFault: false, staged },
    { status, headers: forTheBackButton },
  );
}

/** Answers a form that a button changed without sending it. */
export function showAgain(answer: Omit<RefusedEnquiry, "toast" | "isOurFault">) {
  return data<RefusedEnquiry>({ ...answer, isOurFault: false }, { headers: forTheBackButton });
}

export function listProblems(error: z.ZodError | undefined): RefusedEnquiry["problems"] {
  return Object.entries(collectFieldErrors(error)).map(([field, message]) => ({ field, message }));
}

function readFormFilling(sent: Record<string, string>): FormFilling {
  return {
    honeypot: sent[hiddenFields.honeypot] ?? "",
    seconds: readFormTimestamp(sent[hiddenFields.timestamp] ?? ""),
  };
}
