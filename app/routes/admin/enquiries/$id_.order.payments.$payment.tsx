import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { findOrder } from "~/features/orders/find-order.server";
import { removePayment } from "~/features/orders/payments.server";
import { formatRupees } from "~/features/quotations/money";
import { handleDeletion } from "~/frames/admin/handle-deletion.server";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { orNotFound, readId } from "~/platform/http/read-request";
import { formatDay } from "~/platform/time/time";
import { ConfirmDialog } from "~/platform/ui/form/confirm-dialog";
import { useRefusedForm } from "~/platform/ui/form/use-form";

export const meta = () => adminMeta("Remove this payment?");

const readPaymentId = ({ payment }: LoaderFunctionArgs["params"]) => readId({ id: payment });

export const loader = adminLoader(async ({ params }) => {
  const order = orNotFound(await findOrder(db, readId(params)));
  const paymentId = readPaymentId(params);
  const payment = orNotFound(order.payments.find(({ id }) => id === paymentId) ?? null);
  return { payment, closeTo: `/admin/enquiries/${params.id}/order` };
});

export const action = adminAction(async ({ params, signedIn: { admin } }) => {
  const id = readId(params);
  const paymentId = readPaymentId(params);
  const closeTo = `/admin/enquiries/${id}/order`;
  return await handleDeletion({
    closeTo,
    successMessage: "Payment removed",
    failureMessage: "The payment was not removed. Please try again.",
    undo: `${closeTo}/payments/${paymentId}/restore`,
    remove: () => removePayment(db, id, paymentId, admin.username),
  });
});

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function RemovePayment() {
  const { payment, closeTo } = useLoaderData<typeof loader>();
  const amount = formatRupees(Math.abs(payment.amount) * 100);
  const action = payment.amount < 0 ? "refunded" : "received";
  return (
    <ConfirmDialog
      title="Remove this payment?"
      message={`${amount} ${action} on ${formatDay(payment.receivedOn)} no longer counts, and the customer's receipt disappears.`}
      confirm="Remove"
      cancel="Cancel"
      closeTo={closeTo}
      toast={useRefusedForm()?.toast}
    />
  );
}
