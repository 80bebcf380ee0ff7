import { Link } from "@remix-run/react";
import { formatRupees } from "~/features/quotations/money";
import type { DueReason } from "~/features/quotations/quotation-list.server";

export interface DueQuotation {
  key: string;
  to: string;
  name: string;
  /** In rupees. */
  amount: number;
  reason: DueReason | "balance";
}

const reasonLabels: Record<DueQuotation["reason"], string> = {
  accepted: "Accepted",
  "expires-today": "Expires today",
  "expires-tomorrow": "Expires tomorrow",
  unanswered: "Opened, not answered",
  balance: "Balance due",
};

export function DueQuotations({ due: quotations }: { due: DueQuotation[] }) {
  if (quotations.length === 0) return null;
  return (
    <section aria-labelledby="due-quotations" className="sheet grid grid-cols-1 py-2">
      <h2
        id="due-quotations"
        className="caption figures flex items-center gap-2 px-4 pt-2 pb-1 text-steel-600 sm:px-6"
      >
        Quotations and orders <span className="font-semibold text-graphite">{quotations.length}</span>
      </h2>
      <ul>
        {quotations.map(({ key, to, name, amount, reason }) => (
          <li
            key={key}
            className="relative flex min-h-12 items-center gap-x-4 px-4 py-1.5 hover:bg-mist sm:px-6"
          >
            <Link to={to} className="stretched min-w-0 flex-1 truncate font-semibold">
              {name}
            </Link>
            <span className={reason === "accepted" ? "text-ok text-sm" : "text-sm text-steel-600"}>
              {reasonLabels[reason]}
            </span>
            <span className="figures text-sm">{formatRupees(amount * 100)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
