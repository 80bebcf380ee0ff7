import { z } from "zod";
import { requiredLine, requiredText } from "~/text/form-fields";
import { formatDay, formatMinute } from "~/time/format-day";
import { toIndianDay } from "~/time/indian-time";
import { canWithdraw } from "./answer-quotation.server";
import { judgeState } from "./quotation-state";
import type { LinkedQuotation } from "./quotations.server";
import { showQuotation } from "./show-quotation.server";

/** What the customer can do here. */
export const answerSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("accept"),
    name: requiredLine("Enter your name."),
    agreed: z.literal("yes", "Tick the box to accept."),
  }),
  z.object({ intent: z.literal("withdraw") }),
  z.object({ intent: z.literal("decline"), reason: requiredText("Tell us why, in a few words.") }),
  z.object({ intent: z.literal("ask"), question: requiredText("Write your question.") }),
]);

export type CustomerPage = ReturnType<typeof showLinked>;

/** The page of a link. */
export function showLinked(linked: LinkedQuotation, now: Date) {
  const { content, acceptedAt, acceptedBy, changes, declinedAt } = linked;
  return {
    quotation: showQuotation(content),
    state: judgeState(linked, toIndianDay(now)),
    changes,
    validUntil: formatDay(content.validUntil),
    accepted: acceptedAt && { by: acceptedBy ?? "", at: formatMinute(acceptedAt) },
    declinedOn: declinedAt && formatDay(declinedAt),
    canWithdraw: acceptedAt !== null && canWithdraw(acceptedAt, now),
  };
}
