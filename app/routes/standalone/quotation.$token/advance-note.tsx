import type { CustomerPage } from "~/features/quotations/customer-page.server";
import { ButtonLink } from "~/platform/ui/button";

type Advance = NonNullable<CustomerPage["advance"]>;

export function AdvanceNote({ advance }: { advance: Advance }) {
  const { amount, isPartlyPaid, upi, exceededUpiLimit, bankDetails } = advance;
  const bankTransfer = bankDetails ? (
    <p translate="no" className="whitespace-pre-line wrap-anywhere text-sm">
      {bankDetails}
    </p>
  ) : null;
  return (
    <section aria-labelledby="next" className="grid gap-4 bg-paper p-5 sm:p-8" data-no-print="">
      <h2 id="next" className="text-title">
        What happens next
      </h2>
      <p>
        {`We'll call you to agree the dates. Work starts once we receive ${isPartlyPaid ? "the rest of your advance, " : "your advance of "}`}
        <strong translate="no" className="figures">
          {amount}
        </strong>
        .
      </p>
      {exceededUpiLimit ? (
        <p className="text-sm">
          {"Most banks refuse UPI payments above "}
          <span translate="no" className="figures">
            {exceededUpiLimit}
          </span>
          {`. ${
            bankDetails
              ? "Please pay by bank transfer, or by UPI in several parts:"
              : "Please pay by UPI in several parts, or call us for our bank details."
          }`}
        </p>
      ) : null}
      {exceededUpiLimit ? bankTransfer : null}
      {upi ? <UpiPayment upi={upi} amount={amount} isTooMuch={exceededUpiLimit !== null} /> : null}
      {exceededUpiLimit ? null : bankTransfer}
    </section>
  );
}

interface UpiPaymentProps {
  upi: Exclude<Advance["upi"], "" | null>;
  amount: string;
  isTooMuch: boolean;
}

/** Above the limit only the address, because a code with the whole amount would be refused. */
function UpiPayment({ upi, amount, isTooMuch }: UpiPaymentProps) {
  if (isTooMuch)
    return (
      <p translate="no" className="wrap-anywhere text-sm text-steel-600">
        {`UPI: ${upi.id}`}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-5">
      <svg
        role="img"
        aria-label={`UPI code for ${amount}`}
        viewBox={`0 0 ${upi.qr.size} ${upi.qr.size}`}
        className="size-40 bg-white"
      >
        <path d={upi.qr.path} />
      </svg>
      <div className="grid gap-3">
        <ButtonLink to={upi.link}>Pay by UPI</ButtonLink>
        <p translate="no" className="wrap-anywhere text-sm text-steel-600">
          {`UPI: ${upi.id}`}
        </p>
      </div>
    </div>
  );
}
