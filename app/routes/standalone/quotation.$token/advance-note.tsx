import type { CustomerPage } from "~/features/quotations/customer-page.server";
import { ButtonLink } from "~/platform/ui/button";

export function AdvanceNote({ advance }: { advance: NonNullable<CustomerPage["advance"]> }) {
  const { amount, isPartlyPaid, upi, bankDetails } = advance;
  return (
    <section aria-labelledby="next" className="grid gap-4 bg-paper p-5 sm:p-8" data-no-print="">
      <h2 id="next" className="text-title">
        What happens next
      </h2>
      <p>
        We'll call you to agree the dates. Work starts once we receive{" "}
        {isPartlyPaid ? "the rest of your advance, " : "your advance of "}
        <strong className="figures">{amount}</strong>.
      </p>
      {upi ? (
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
            <p className="wrap-anywhere text-sm text-steel-600">UPI: {upi.id}</p>
          </div>
        </div>
      ) : null}
      {bankDetails ? <p className="whitespace-pre-line wrap-anywhere text-sm">{bankDetails}</p> : null}
    </section>
  );
}
