import { z } from "zod";
import { parseWholeRupees, wholeRupeesProblem } from "~/features/enquiries/schema";
import { agreeAmount, setStage } from "~/features/orders/change-order.server";
import { orderStages, paymentMethods } from "~/features/orders/order";
import { addPayment } from "~/features/orders/payments.server";
import { formatRupees } from "~/features/quotations/money";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { handleForm, idempotencyKeyField, type Refusal } from "~/platform/http/handle-form.server";
import { dayField, optionalLine } from "~/platform/text/form-fields";
import { toIndianDay } from "~/platform/time/time";

const amountField = z
  .string()
  .default("")
  .transform((typed) => parseWholeRupees(typed) ?? 0)
  .refine((amount) => amount > 0, wholeRupeesProblem);

/** May be negative; blank and 0 are null. */
const agreedField = z
  .string()
  .default("")
  .transform((typed) => {
    const [, sign = "", digits = ""] = /^\s*([-−]?)(.*)$/s.exec(typed) ?? [];
    if (digits.trim() === "") return { amount: null, isValid: sign === "" };
    const amount = parseWholeRupees(digits);
    return { amount: amount ? (sign ? -amount : amount) : null, isValid: amount !== null };
  })
  .refine(({ isValid }) => isValid, wholeRupeesProblem)
  .transform(({ amount }) => amount);

const pastDayField = dayField("Please choose a date.").refine(
  (day) => day <= toIndianDay(new Date()),
  "Choose today or an earlier date.",
);

const stageField = z.enum(orderStages.map(({ value }) => value));

const confirmedField = z
  .literal("yes")
  .optional()
  .catch(undefined)
  .transform((value) => value === "yes");

const changeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("reach"),
    stage: stageField,
    // The screen may have been open since yesterday.
    day: z
      .literal("today")
      .transform(() => toIndianDay(new Date()))
      .or(pastDayField),
    confirmed: confirmedField,
  }),
  z.object({ intent: z.literal("undo"), stage: stageField }),
  z.object({
    intent: z.literal("agreed"),
    agreed: agreedField,
    shownTotal: z
      .string()
      .default("")
      .transform((total) => (total === "" ? null : Number(total))),
  }),
  z.object({
    intent: z.literal("payment"),
    amount: amountField,
    direction: z.enum(["received", "refund"]).catch("received"),
    method: z.enum(
      paymentMethods.map(({ value }) => value),
      "Please choose a payment method.",
    ),
    reference: optionalLine(),
    note: optionalLine(),
    receivedOn: pastDayField,
    confirmed: confirmedField,
    idempotencyKey: idempotencyKeyField(),
  }),
]);

export async function receiveChange(typed: Record<string, string>, enquiryId: number, author: string) {
  return await handleForm(typed, {
    schema: changeSchema,
    failure: { message: "Not saved. Please try again." },
    save: async (change): Promise<Response | Refusal> => {
      const result = await performChange(enquiryId, change, author);
      if (result === "out-of-range") return refuseAgreed(400, "The total would be below zero or too large.");
      if (typeof result === "object" && "total" in result) {
        const total = formatRupees((result.total ?? 0) * 100);
        return refuseAgreed(409, `The total of the order is now ${total}. Check the amount and save again.`);
      }
      if (typeof result === "object") return askToConfirm(change.intent, result);
      // The screen of the order leads to the enquiry, too.
      if (result === "missing")
        return await replaceWithToast(`/admin/enquiries/${enquiryId}`, {
          type: "error",
          message: "Not saved. Mark the enquiry as won to start an order.",
        });
      return await replaceWithToast(`/admin/enquiries/${enquiryId}/order`, {
        type: "success",
        message: "Saved",
      });
    },
  });
}

function refuseAgreed(status: number, message: string): Refusal {
  return { status, message, errors: { agreed: message } };
}

/** @param limit in rupees */
function askToConfirm(intent: string, limit: { balance: number } | { paid: number }): Refusal {
  const amount = formatRupees(("paid" in limit ? Math.max(0, limit.paid) : limit.balance) * 100);
  const message =
    intent === "reach"
      ? `${amount} is still unpaid.`
      : `This is more than the ${"paid" in limit ? `${amount} received` : `balance of ${amount}`}.`;
  return { status: 400, message, errors: { confirmed: message } };
}

async function performChange(id: number, change: z.output<typeof changeSchema>, author: string) {
  switch (change.intent) {
    case "reach": {
      const { stage, day, confirmed: isConfirmed } = change;
      return await setStage(db, id, { stage, day, isConfirmed, author });
    }
    case "undo":
      return await setStage(db, id, { stage: change.stage, day: null, author });
    case "agreed":
      return await agreeAmount(db, id, { amount: change.agreed, shownTotal: change.shownTotal, author });
    case "payment": {
      const { intent: _, direction, confirmed: isConfirmed, amount, ...payment } = change;
      const signedAmount = direction === "refund" ? -amount : amount;
      return await addPayment(db, id, { ...payment, amount: signedAmount, isConfirmed, author });
    }
  }
}
