import { getCachedFirm } from "~/business/firm.server";
import { describeSendLimit } from "~/content/enquiry-forms";
import { db } from "~/platform/database/database.server";
import { redirectWithToast } from "~/platform/http/cookies.server";
import type { Refusal } from "~/platform/http/handle-form.server";
import { ApiProblem } from "~/platform/http/json-api.server";
import { countAddressAttempt } from "~/platform/http/rate-limit.server";
import { readClientNetwork } from "~/platform/http/request.server";
import { wakeMailWorker } from "~/platform/mail/mail-worker.server";
import { wakePushWorker } from "~/platform/push/push-service.server";
import { config } from "~/platform/runtime/config.server";
import { formatClock, HOUR_MS } from "~/platform/time/time";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import type { NewEnquiry } from "./enquiry";
import { hiddenFields } from "./form/hidden-fields";
import { readFormTimestamp } from "./form-timestamp.server";
import { createReceiptUrl } from "./receipt.server";
import type { FormFilling } from "./spam.server";
import { storeEnquiry } from "./store-enquiry.server";

/** Per IP address, enough for a family or office that shares one. */
const sendLimit = { name: "enquiry", limit: 20, windowMs: HOUR_MS };

/** @param failure first sentence of the message. @throws {ApiProblem} 429 above the limit */
export async function enforceSendLimit(request: Request, failure: string): Promise<void> {
  const seconds = await countAddressAttempt(request, sendLimit);
  if (seconds === null) return;
  throw new ApiProblem(429, describeLimit(failure, seconds), {
    headers: { "Retry-After": String(seconds) },
  });
}

function describeLimit(failure: string, seconds: number): string {
  const time = formatClock(new Date(Date.now() + seconds * 1000));
  return describeSendLimit(failure, { time, phone: getCachedFirm().business.phone.display });
}

/** Returns the id of the enquiry. */
export async function storeAndNotify(request: Request, enquiry: NewEnquiry): Promise<number> {
  const { id } = await storeEnquiry(db, { ...enquiry, network: readClientNetwork(request) }, config.mail);
  wakeMailWorker();
  wakePushWorker();
  return id;
}

interface SubmissionOptions {
  typed: Record<string, string>;
  thanks: ToastMessage;
  failure: { title?: string; message: string };
  returnPath: string;
}

/** Lets the browser cache the page for the Back button, so that it does not ask to resend the form. */
export const backButtonHeaders = { "Cache-Control": "private, no-cache" };

/** Stores the enquiry and redirects to a receipt, so that a reload does not resend. Returns a 429 refusal above the limit. */
export async function receiveEnquiry(
  request: Request,
  enquiry: NewEnquiry,
  { typed, thanks, failure, returnPath }: SubmissionOptions,
): Promise<Response | Refusal> {
  const waitSeconds = await countAddressAttempt(request, sendLimit);
  if (waitSeconds !== null) {
    const message = describeLimit(failure.message, waitSeconds);
    return { ...failure, status: 429, message, headers: { "Retry-After": String(waitSeconds) } };
  }
  const id = await storeAndNotify(request, { ...enquiry, formFilling: readFormFilling(typed) });
  return await redirectWithToast(createReceiptUrl(returnPath, id), thanks);
}

function readFormFilling(typed: Record<string, string>): FormFilling {
  return {
    honeypot: typed[hiddenFields.honeypot] ?? "",
    seconds: readFormTimestamp(typed[hiddenFields.timestamp] ?? ""),
  };
}
