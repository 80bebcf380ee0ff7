import { randomUUID } from "node:crypto";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { formatRupees, parseRupees } from "~/features/quotations/money";
import { orderStages, paymentMethods } from "~/features/quotations/order";
import { addPayment, findOrder, removePayment, setStage } from "~/features/quotations/order.server";
import { findChangedSizes } from "~/features/quotations/workshop-sheet.server";
import { BackLink } from "~/frames/admin/back-link";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { handleForm, idempotencyKeyField } from "~/platform/http/handle-form.server";
import { idField, orNotFound, readForm, readId, readTexts } from "~/platform/http/read-request";
import { dayField, optionalLine } from "~/platform/text/form-fields";
import { formatDay, toIndianDay } from "~/platform/time/time";
import { ButtonLink } from "~/platform/ui/button";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";
import { PaymentForm, PaymentRow, StageForm } from "./order-forms";
import { SizesNote } from "./sizes-note";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `Order: ${data.name}` : "Order");

export const loader = adminLoader(async ({ params }) => {
  const id = readId(params);
  const order = orNotFound(await findOrder(db, id));
  const enquiry = orNotFound(await findEnquiry(db, id));
  const { name } = enquiry;
  const sizes = await findChangedSizes(db, enquiry);
  return { ...order, name, sizes, today: toIndianDay(new Date()), idempotencyKey: randomUUID() };
});

/** In rupees, just below the limit of the column. */
const MAX_AMOUNT = 2_000_000_000;

/** Accepts whole rupees only. */
const amountField = z
  .string()
  .default("")
  .transform(parseRupees)
  .refine(
    (paise) => paise !== null && paise > 0 && paise % 100 === 0 && paise / 100 <= MAX_AMOUNT,
    "Enter whole rupees, e.g. 50,000.",
  )
  .transform((paise) => (paise ?? 0) / 100);

const pastDayField = dayField("Please choose a date.").refine(
  (day) => day <= toIndianDay(new Date()),
  "Choose today or an earlier date.",
);

const stageField = z.enum(orderStages.map(({ value }) => value));

const actionSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("reach"), stage: stageField, day: pastDayField }),
  z.object({ intent: z.literal("undo"), stage: stageField }),
  z.object({
    intent: z.literal("payment"),
    amount: amountField,
    method: z.enum(
      paymentMethods.map(({ value }) => value),
      "Please choose a payment method.",
    ),
    reference: optionalLine(),
    receivedOn: pastDayField,
    idempotencyKey: idempotencyKeyField(),
  }),
  z.object({ intent: z.literal("remove"), payment: idField() }),
]);

export const action = adminAction(async ({ request, params, signedIn: { admin } }) => {
  const id = readId(params);
  const author = admin.username;
  return await handleForm(readTexts(await readForm(request)), {
    schema: actionSchema,
    failure: { message: "Not saved. Please try again." },
    save: async (action) => {
      const result = await performAction(id, action, author);
      if (result === "missing")
        return { status: 409, message: "Not saved. This enquiry is no longer marked as won." };
      return await replaceWithToast(`/admin/enquiries/${id}/order`, { kind: "success", message: "Saved" });
    },
  });
});

async function performAction(id: number, action: z.output<typeof actionSchema>, author: string) {
  switch (action.intent) {
    case "reach":
      return await setStage(db, id, { stage: action.stage, day: action.day, author });
    case "undo":
      return await setStage(db, id, { stage: action.stage, day: null, author });
    case "payment": {
      const { intent: _, ...payment } = action;
      return await addPayment(db, id, { ...payment, author });
    }
    case "remove":
      await removePayment(db, id, action.payment, author);
      return "done" as const;
  }
}

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function OrderScreen() {
  const { enquiryId, name, stages, payments, total, balance, today, sizes, idempotencyKey } =
    useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  return (
    <div className="grid grid-cols-1 gap-3 xl:max-w-240">
      <Toasts toast={refused?.toast} />
      <BackLink to={`/admin/enquiries/${enquiryId}`}>Back to the enquiry</BackLink>
      <h2 className="text-title wrap-anywhere">Order from {name}</h2>
      {sizes ? <SizesNote {...sizes} enquiryId={enquiryId} idempotencyKey={idempotencyKey} /> : null}
      <ol className="sheet divide-y divide-steel-200">
        {orderStages.map(({ value, label }) => (
          <li key={value} className="flex min-h-16 flex-wrap items-center gap-x-4 px-4 py-2 sm:px-5">
            <p className="min-w-36 flex-1">
              <span className="display-face block text-sm tracking-normal">{label}</span>
              {stages[value] ? (
                <span className="figures text-sm text-steel-600">{formatDay(stages[value])}</span>
              ) : null}
            </p>
            <StageForm stage={value} label={label} day={stages[value] ?? null} today={today} />
          </li>
        ))}
      </ol>
      <section aria-labelledby="payments" className="sheet grid gap-4 p-4 sm:p-5">
        <h3 id="payments" className="text-title">
          Payments
        </h3>
        <dl className="figures flex flex-wrap gap-x-8 gap-y-1 text-sm">
          <div>
            <dt className="text-steel-600">Order total</dt>
            <dd>{total === null ? "No amount yet" : formatRupees(total * 100)}</dd>
          </div>
          {balance === null ? null : (
            <div>
              <dt className="text-steel-600">Balance</dt>
              <dd className="display-face text-lg">{formatRupees(balance * 100)}</dd>
            </div>
          )}
        </dl>
        {payments.length > 0 ? (
          <ul className="grid divide-y divide-steel-200 border-steel-200 border-y">
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        ) : null}
        <PaymentForm balance={balance} today={today} idempotencyKey={idempotencyKey} />
      </section>
      <div>
        <ButtonLink variant="secondary" icon="document" to={`/admin/enquiries/${enquiryId}/workshop`}>
          Workshop sheet
        </ButtonLink>
      </div>
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
