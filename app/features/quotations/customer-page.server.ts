import { z } from "zod";
import type { Firm } from "~/business/firm";
import { findUnpaidAdvance, type Order, paymentMethods } from "~/features/orders/order";
import { idempotencyKeyField } from "~/platform/http/handle-form.server";
import { requiredLine, requiredText } from "~/platform/text/form-fields";
import { drawQrCode } from "~/platform/text/qr-code";
import { getLabel } from "~/platform/text/text";
import { formatDateTime, formatDay, toIndianDay } from "~/platform/time/time";
import { getWithdrawalDeadline } from "./answer-quotation.server";
import { hasChoices } from "./choices";
import { formatRupees } from "./money";
import type { SentRecord } from "./quotation";
import { getCustomerState, MAX_DECLINE_REASON_LENGTH } from "./quotation-state";
import type { LinkedQuotation } from "./quotations.server";
import { describeAcceptance, formatQuotation, formatTotals } from "./show-quotation.server";

export const answerSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("accept"),
    name: requiredLine("Enter your name."),
    total: z.coerce.number().int().nullable().catch(null),
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

/** Returns null when the advance is paid, and for a quotation that is not in the order. */
function formatAdvance({ content, orderId }: LinkedQuotation, firm: PaymentDetails, order: Order | null) {
  const amount = orderId !== null && order && findUnpaidAdvance(order);
  if (!amount) return null;
  const { upiId, upiLimit, bankDetails } = firm;
  const upiLink = upiId && writeUpiLink({ upiId, name: content.seller.name, amount, note: content.number });
  return {
    amount: formatRupees(amount * 100),
    isPartlyPaid: order.paid > 0,
    upi: upiLink && { link: upiLink, id: upiId, qr: drawQrCode(upiLink) },
    /** E.g. "₹1,00,000.00", if the amount is above it; else null. */
    exceededUpiLimit: upiLink && amount > upiLimit ? formatRupees(upiLimit * 100) : null,
    bankDetails,
  };
}

type PaymentDetails = Pick<Firm, "upiId" | "upiLimit" | "bankDetails">;

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

/** Returns null before the first payment, and for a withdrawn quotation. */
function formatReceipts({ quotationId, orderId, isWithdrawn }: LinkedQuotation, order: Order | null) {
  if (isWithdrawn || !order || order.payments.length === 0) return null;
  const { payments, quotations, stages, total } = order;
  // Marking an order as paid waives the balance.
  const balance = stages.paid && order.balance !== null ? 0 : order.balance;
  const isOnlyQuotation =
    orderId !== null && quotations.length === 1 && quotations[0]?.quotationId === quotationId;
  return {
    receipts: payments.map(({ id, amount, receivedOn, method, reference }) => ({
      id,
      amount: formatRupees(Math.abs(amount) * 100),
      text: [
        `${amount < 0 ? "refunded" : "received"} on ${formatDay(receivedOn)}`,
        getLabel(paymentMethods, method),
        reference,
      ]
        .filter(Boolean)
        .join(", "),
    })),
    /** Null when the order is this quotation alone. */
    total:
      total !== null && !(isOnlyQuotation && order.agreedAmount === null) ? formatRupees(total * 100) : null,
    numbers: quotations.map(({ number }) => number).join(", "),
    /** Null when nothing is left to pay. */
    balance: balance !== null && balance > 0 ? formatRupees(balance * 100) : null,
    /** False when nothing is agreed. */
    isPaidInFull: balance !== null && balance <= 0,
  };
}

export type OfferedQuotation = NonNullable<ReturnType<typeof selectOffered>>;

/** What the form needs to show totals for each choice; null for a quotation without choices. */
export function selectOffered({ content, totals }: SentRecord) {
  const { lines, discount, pricesIncludeGst, terms, taxMode } = content;
  if (!hasChoices(lines)) return null;
  return {
    lines: lines.map(({ id, offer, description, quantity, rate, minimum, gst }) => ({
      ...{ id, offer, description, quantity, minimum, gst },
      rate: rate ?? 0,
    })),
    discount,
    pricesIncludeGst,
    terms: { advance: terms.advance },
    taxMode,
    totals,
  };
}

/** `order` is the order of the enquiry, which may not have the quotation. */
export function buildCustomerPage(
  quotation: LinkedQuotation,
  { firm, order, now }: { firm: PaymentDetails; order: Order | null; now: Date },
) {
  const { content, acceptedAt, acceptedBy, acceptedVia, changes, declinedAt } = quotation;
  const canWithdraw = acceptedVia === "online" && !quotation.isReplaced;
  const deadline = acceptedAt && canWithdraw ? getWithdrawalDeadline(acceptedAt) : null;
  return {
    quotation: formatQuotation(quotation),
    // Withdrawn quotations show no prices.
    total: quotation.isWithdrawn ? "" : formatTotals(quotation),
    offered: quotation.isWithdrawn ? null : selectOffered(quotation),
    state: getCustomerState(quotation, toIndianDay(now)),
    // They name prices.
    changes: quotation.isWithdrawn ? [] : changes,
    validUntil: formatDay(content.validUntil),
    accepted: acceptedAt && { by: acceptedBy ?? "", at: describeAcceptance(quotation) },
    declinedOn: declinedAt && formatDay(declinedAt),
    advance: formatAdvance(quotation, firm, order),
    payments: formatReceipts(quotation, order),
    /** Null when the acceptance cannot be withdrawn. */
    withdrawUntil: deadline && now <= deadline ? formatDateTime(deadline.toISOString()) : null,
  };
}
