import type { CustomerPage } from "~/features/quotations/customer-page.server";

/** What the firm received for the order. It prints with the quotation, as the customer's receipt. */
export function Receipts({ payments }: { payments: NonNullable<CustomerPage["payments"]> }) {
  const { receipts, total, numbers, balance, isPaidInFull } = payments;
  return (
    <section aria-labelledby="receipts" className="grid gap-4 bg-paper p-5 sm:p-8 print:px-0">
      <h2 id="receipts" className="text-title">
        Your payments
      </h2>
      <ul className="figures grid gap-1 text-sm">
        {receipts.map(({ id, amount, text }) => (
          <li key={id} className="wrap-anywhere">
            <strong>{amount}</strong>
            {` ${text}`}
          </li>
        ))}
      </ul>
      {total ? (
        <p className="figures text-sm text-steel-600">
          {`Your order: ${total}${numbers ? ` (${numbers})` : ""}`}
        </p>
      ) : null}
      {balance || isPaidInFull ? (
        <p className="figures border-graphite border-t pt-3">
          {balance ? (
            <>
              Balance: <strong>{balance}</strong>
            </>
          ) : (
            "Paid in full. Thank you!"
          )}
        </p>
      ) : null}
    </section>
  );
}
