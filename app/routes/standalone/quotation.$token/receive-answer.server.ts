import { redirect } from "@remix-run/node";
import {
  type AnswerResult,
  acceptQuotation,
  askAboutQuotation,
  declineQuotation,
  withdrawAcceptance,
} from "~/features/quotations/answer-quotation.server";
import { type Choice, isOffered, readChoice } from "~/features/quotations/choices";
import { answerSchema } from "~/features/quotations/customer-page.server";
import { formatRupees } from "~/features/quotations/money";
import { createQuotationLink } from "~/features/quotations/quotation-links.server";
import type { QuotationState } from "~/features/quotations/quotation-state";
import {
  findCurrentVersionId,
  findLinkedQuotation,
  type LinkedQuotation,
} from "~/features/quotations/quotations.server";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { handleForm, type Refusal } from "~/platform/http/handle-form.server";
import { countAddressAttempt, countAttempt } from "~/platform/http/rate-limit.server";
import { notFound, readForm, readTexts } from "~/platform/http/read-request";
import { requireSameOrigin } from "~/platform/http/request.server";
import { wakeMailWorker } from "~/platform/mail/mail-worker.server";
import { wakePushWorker } from "~/platform/push/push-service.server";
import { config } from "~/platform/runtime/config.server";
import { hashToken } from "~/platform/runtime/tokens.server";
import { collectFieldErrors } from "~/platform/text/form-fields";
import { HOUR_MS } from "~/platform/time/time";

/** Wrong links per IP address. */
const wrongLinkLimit = { name: "quotation links", limit: 30, windowMs: HOUR_MS };

/** Answers per quotation: enough for questions and a change of mind. */
const answerLimit = { limit: 20, windowMs: HOUR_MS };

/** @throws {Response} 404 for a wrong link, and 429 after too many of them */
export async function requireLinkedQuotation(request: Request, token: string): Promise<LinkedQuotation> {
  const quotation = /^[\w-]{22}$/.test(token) ? await findLinkedQuotation(db, hashToken(token)) : null;
  if (quotation) return quotation;
  const wait = await countAddressAttempt(request, wrongLinkLimit);
  if (wait === null) throw notFound();
  throw new Response("Too Many Requests", {
    status: 429,
    statusText: "Too Many Requests",
    headers: { "Retry-After": String(wait) },
  });
}

const refusals: Partial<Record<QuotationState, string>> = {
  replaced: "There is a newer version of this quotation. Open it to accept.",
  expired: "This quotation has expired. Ask us for a new one.",
  withdrawn: "This quotation was withdrawn. Please call us.",
  accepted: "This quotation is already accepted.",
};

const toasts = {
  accept: "Accepted. Thank you!",
  withdraw: "Your acceptance is withdrawn.",
  decline: "Thank you for telling us.",
  ask: "Your question is sent. We'll get back to you.",
};

export async function receiveAnswer(request: Request, token: string) {
  requireSameOrigin(request);
  const quotation = await requireLinkedQuotation(request, token);
  const typed = readTexts(await readForm(request));
  const path = `/quotation/${token}`;
  if (typed.intent === "current") return await redirectToCurrent(quotation, token);
  return await handleForm(typed, {
    schema: answerSchema,
    refuseInvalid: (error) =>
      typed.intent === "accept" && !isOffered(quotation.content.lines, readChoice(typed))
        ? { errors: { ...describeChoiceProblem({ result: "not-offered" }), ...collectFieldErrors(error) } }
        : {},
    failure: { message: "That didn't work. Please try again." },
    save: async (answer): Promise<Response | Refusal | null> => {
      const wait = await countAttempt(db, [
        { key: `answers to quotation ${quotation.quotationId}`, ...answerLimit },
      ]);
      if (wait !== null) return { status: 429, message: "Too many attempts. Please call us." };
      const context = { tokenHash: hashToken(token), mail: config.mail };
      const result = await performAnswer(answer, { ...context, choice: readChoice(typed) });
      if (result.result === "missing") throw notFound();
      const problem = describeChoiceProblem(result);
      if (problem) return { status: 400, message: Object.values(problem).join(), errors: problem };
      if (result.result === "refused") {
        const isTooLate = answer.intent === "withdraw";
        const message = isTooLate
          ? "It's too late to withdraw online. Please call us."
          : refusals[result.state];
        return { status: 409, message: message ?? "This quotation has changed. Please check it again." };
      }
      wakeMailWorker();
      wakePushWorker();
      return await replaceWithToast(path, { type: "success", message: toasts[answer.intent] });
    },
  });
}

type Answer = ReturnType<typeof answerSchema.parse>;

/** Returns an error for the field that the customer should check. */
function describeChoiceProblem(result: AnswerResult): Record<string, string> | null {
  switch (result.result) {
    case "not-offered":
      return { alternative: "Choose one of the alternatives." };
    case "not-calculable":
      return { agreed: "Please call us to accept with these extras. We can't add them up online." };
    case "other-total":
      return { agreed: `Your choice costs ${formatRupees(result.total)}. Tick the box to accept.` };
    default:
      return null;
  }
}

async function performAnswer(
  answer: Answer,
  { choice, ...context }: { tokenHash: string; mail: typeof config.mail; choice: Choice },
): Promise<AnswerResult> {
  switch (answer.intent) {
    case "accept":
      return await acceptQuotation(db, { ...context, name: answer.name, total: answer.total, choice });
    case "withdraw":
      return await withdrawAcceptance(db, context);
    case "decline":
      return await declineQuotation(db, { ...context, reason: answer.reason });
    case "ask": {
      const { question, idempotencyKey } = answer;
      return await askAboutQuotation(db, { ...context, question, idempotencyKey });
    }
  }
}

/** Redirects to the current version. Each link leads to one other link, however often it is followed. */
async function redirectToCurrent({ id, quotationId }: LinkedQuotation, token: string): Promise<Response> {
  const currentId = await findCurrentVersionId(db, quotationId);
  if (currentId === null || currentId === id) return redirect(`/quotation/${token}`);
  const { publicUrl } = config;
  return redirect(await createQuotationLink(db, currentId, { publicUrl, reuseKey: `link ${token}` }));
}
