import { z } from "zod";
import type { Firm } from "~/business/firm";
import { idempotencyKeyField } from "~/platform/http/handle-form.server";
import { requiredLine, requiredText } from "~/platform/text/form-fields";
import { drawQrCode } from "~/platform/text/qr-code";
import { formatDateTime, formatDay, toIndianDay } from "~/platform/time/time";
import { getWithdrawalDeadline } from "./answer-quotation.server";
import { formatRupees } from "./money";
import { getCustomerState, MAX_DECLINE_REASON_LENGTH } from "./quotation-state";
import type { LinkedQuotation } from "./quotations.server";
import { formatQuotation } from "./show-quotation.server";

export const answerSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("accept"),
    name: requiredLine("Enter your name."),
    agreed: z.literal("yes", "Tick the box to accept."),
  }),
  z.object({ intent: z.literal("withdraw") }),
  z.object({
    intent: z.literal("decline"),
    reason: requiredText("Tell us why, in a few words.")
      // Browsers send two characters for a line break, but their limit counts one.
      .overwrite((text) => text.replaceAll("\r\n", "\n"))
      .max(MAX_DECLINE_REASON_LENGTH, `Please use at most ${MAX_DECLINE_REASON_LENGTH} characters.`),
  }),
  z.object({
    intent: z.literal("ask"),
    question: requiredText("Write your question."),
    idempotencyKey: idempotencyKeyField(),
  }),
]);

export type CustomerPage = ReturnType<typeof buildCustomerPage>;

/** Returns null before acceptance and when the advance is paid. */
function formatAdvance(
  { content, totals, acceptedAt }: LinkedQuotation,
  firm: PaymentDetails,
  paidAmount: number,
) {
  const amount = totals.advance / 100 - paidAmount;
  if (acceptedAt === null || amount <= 0) return null;
  const { upiId, bankDetails } = firm;
  const upiLink = upiId && writeUpiLink({ upiId, name: content.seller.name, amount, note: content.number });
  return {
    amount: formatRupees(amount * 100),
    isPartlyPaid: paidAmount > 0,
    upi: upiLink && { link: upiLink, id: upiId, qr: drawQrCode(upiLink) },
    bankDetails,
  };
}

type PaymentDetails = Pick<Firm, "upiId" | "bankDetails">;

/** Returns a link that opens a payment app with the amount (NPCI, UPI linking specification). `amount` is in rupees. */
function writeUpiLink({
  upiId,
  name,
  amount,
  note,
}: {
  upiId: string;
  name: string;
  amount: number;
  note: string;
}): string {
  const fields = { pa: upiId, pn: name, am: amount.toFixed(2), cu: "INR", tn: note };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join("&")}`;
}

/** `paidAmount` is the sum of the payments for the order, in rupees. */
export function buildCustomerPage(
  quotation: LinkedQuotation,
  { firm, paidAmount, now }: { firm: PaymentDetails; paidAmount: number; now: Date },
) {
  const { content, acceptedAt, acceptedBy, changes, declinedAt } = quotation;
  const deadline = acceptedAt && getWithdrawalDeadline(acceptedAt);
  return {
    quotation: formatQuotation(quotation),
    state: getCustomerState(quotation, toIndianDay(now)),
    // They name prices.
    changes: quotation.isWithdrawn ? [] : changes,
    validUntil: formatDay(content.validUntil),
    accepted: acceptedAt && { by: acceptedBy ?? "", at: formatDateTime(acceptedAt) },
    declinedOn: declinedAt && formatDay(declinedAt),
    advance: formatAdvance(quotation, firm, paidAmount),
    /** Null when the acceptance cannot be withdrawn. */
    withdrawUntil: deadline && now <= deadline ? formatDateTime(deadline.toISOString()) : null,
  };
}
