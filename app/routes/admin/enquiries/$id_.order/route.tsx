import { randomUUID } from "node:crypto";
import { type MetaFunction, redirect } from "@remix-run/node";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { getStatusLabel } from "~/features/enquiries/statuses";
import { findOrder } from "~/features/orders/find-order.server";
import { findUnpaidAdvance, type Order } from "~/features/orders/order";
import { formatRupees } from "~/features/quotations/money";
import { findChangedSizes } from "~/features/quotations/workshop-sheet.server";
import { BackLink } from "~/frames/admin/back-link";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { orNotFound, readForm, readId, readTexts } from "~/platform/http/read-request";
import { toIndianDay } from "~/platform/time/time";
import { ButtonLink } from "~/platform/ui/button";
import { useTopOfScreen } from "~/platform/ui/focus";
import { Fold } from "~/platform/ui/fold";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";
import { AgreedForm, PaymentForm, PaymentRow } from "./order-forms";
import { OrderStages } from "./order-stages";
import { receiveChange } from "./receive-change.server";
import { SizesNote } from "./sizes-note";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `Order: ${data.name}` : "Order");

/** A won enquiry without an order gets a form for the agreed amount. */
export const loader = adminLoader(async ({ params }) => {
  const enquiry = orNotFound(await findEnquiry(db, readId(params)));
  const { id: enquiryId, name, status, quotedAmount } = enquiry;
  const order = await findOrder(db, enquiryId);
  // The link of an email, after the customer withdrew the acceptance.
  if (!order && status !== "won") throw redirect(`/admin/enquiries/${enquiryId}`);
  return {
    enquiryId,
    name,
    status,
    quotedAmount,
    order,
    sizes: await findChangedSizes(db, enquiry),
    today: toIndianDay(new Date()),
    idempotencyKey: randomUUID(),
  };
});

export const action = adminAction(async ({ request, params, signedIn: { admin } }) => {
  return await receiveChange(readTexts(await readForm(request)), readId(params), admin.username);
});

export { refreshAfterConflict as shouldRevalidate } from "~/frames/admin/refresh-after-conflict";
export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function OrderScreen() {
  const { enquiryId, name, status, quotedAmount, order, sizes, ...form } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  useTopOfScreen();
  return (
    <div className="grid grid-cols-1 gap-3 xl:max-w-240">
      <Outlet />
      <Toasts toast={refused?.toast} />
      <BackLink to={`/admin/enquiries/${enquiryId}`}>Back to the enquiry</BackLink>
      <h2 className="text-title wrap-anywhere">
        Order from <span translate="no">{name}</span>
      </h2>
      {status === "won" ? null : (
        <p className="sheet border-l-4 border-l-warn p-4 text-sm">
          {`The enquiry is now: ${getStatusLabel(status)}. The order and its payments stay here.`}
        </p>
      )}
      {sizes ? <SizesNote {...sizes} enquiryId={enquiryId} idempotencyKey={form.idempotencyKey} /> : null}
      {order ? (
        <OrderDetails enquiryId={enquiryId} order={order} {...form} />
      ) : (
        <section aria-labelledby="agreed" className="sheet grid gap-4 p-4 sm:p-5">
          <h3 id="agreed" className="text-title">
            What did you agree?
          </h3>
          <p className="text-sm text-steel-600">You can change the amount later.</p>
          <AgreedForm agreedAmount={quotedAmount} total={null} hasQuotations={false} />
        </section>
      )}
    </div>
  );
}

interface OrderDetailsProps {
  enquiryId: number;
  order: Order;
  today: string;
  idempotencyKey: string;
}

function OrderDetails({ enquiryId, order, today, idempotencyKey }: OrderDetailsProps) {
  const { stages, payments, quotations, agreedAmount, total, balance } = order;
  const dueAdvance = findUnpaidAdvance(order);
  const isPaymentDue = dueAdvance > 0 || (Boolean(stages.fitted) && !stages.paid && (balance ?? 0) > 0);
  const refused = useRefusedForm();
  return (
    <>
      <OrderStages order={order} today={today} isPaymentDue={isPaymentDue} />
      <section aria-labelledby="payments" className="sheet">
        <div className="grid gap-2 px-4 pt-4 sm:px-5 sm:pt-5">
          <h3 id="payments" className="text-title">
            Payments
          </h3>
          <PaymentSums order={order} dueAdvance={dueAdvance} />
        </div>
        <PaymentForm
          dueAmount={dueAdvance > 0 ? dueAdvance : balance}
          isDueNow={isPaymentDue}
          today={today}
          idempotencyKey={idempotencyKey}
        />
        {payments.length > 0 ? (
          <ul className="grid divide-y divide-steel-200 border-steel-200 border-t px-4 py-2 sm:px-5">
            {payments.map((payment) => (
              <PaymentRow
                key={payment.id}
                payment={payment}
                removePath={`/admin/enquiries/${enquiryId}/order/payments/${payment.id}`}
              />
            ))}
          </ul>
        ) : null}
        <Fold
          className="border-steel-200 border-t text-sm"
          title="What was agreed"
          isOpen={total === null || refused?.typed.intent === "agreed"}
        >
          <div className="grid gap-4">
            <AgreedSums order={order} />
            <AgreedForm agreedAmount={agreedAmount} total={total} hasQuotations={quotations.length > 0} />
          </div>
        </Fold>
      </section>
      <div>
        <ButtonLink variant="secondary" icon="document" to={`/admin/enquiries/${enquiryId}/workshop`}>
          Workshop sheet
        </ButtonLink>
      </div>
    </>
  );
}

function PaymentSums({ order, dueAdvance }: { order: Order; dueAdvance: number }) {
  const { total, paid, balance } = order;
  return (
    <dl className="figures grid gap-1 text-sm sm:max-w-md">
      <div className="flex justify-between gap-4">
        <dt className="text-steel-600">Received</dt>
        <dd>{`${formatRupees(paid * 100)}${total === null ? "" : ` of ${formatRupees(total * 100)}`}`}</dd>
      </div>
      {balance === null ? null : (
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-steel-600">{balance < 0 ? "Paid too much" : "Balance"}</dt>
          <dd className="display-face text-lg">{formatRupees(Math.abs(balance) * 100)}</dd>
        </div>
      )}
      {dueAdvance > 0 ? (
        <div className="flex justify-between gap-4">
          <dt className="text-steel-600">Advance due</dt>
          <dd>{formatRupees(dueAdvance * 100)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function AgreedSums({ order }: { order: Order }) {
  const { quotations, agreedAmount, total } = order;
  return (
    <dl className="figures grid gap-1 text-sm sm:max-w-md">
      {quotations.map(({ quotationId, number, version, total, replacedAmount }) => (
        <div key={quotationId} className="flex items-center justify-between gap-4">
          <dt>
            <Link
              to={`/admin/quotations/${quotationId}`}
              className="inline-flex min-h-11 items-center text-link"
            >
              {version > 1 ? `${number}, version ${version}` : number}
            </Link>
            {replacedAmount === null ? null : (
              <span className="block text-steel-600">
                {`instead of ${formatRupees(replacedAmount * 100)} agreed before`}
              </span>
            )}
          </dt>
          <dd>{formatRupees(total * 100)}</dd>
        </div>
      ))}
      {agreedAmount === null ? null : (
        <div className="flex justify-between gap-4">
          <dt className="text-steel-600">
            {quotations.length > 0 ? "Agreed besides the quotations" : "Agreed without a quotation"}
          </dt>
          <dd>{formatRupees(agreedAmount * 100)}</dd>
        </div>
      )}
      <div className="flex justify-between gap-4 border-steel-200 border-t pt-1">
        <dt className="text-steel-600">Order total</dt>
        <dd>{total === null ? "Nothing agreed" : formatRupees(total * 100)}</dd>
      </div>
    </dl>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
