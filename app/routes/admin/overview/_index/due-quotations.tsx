import { Link } from "@remix-run/react";
import { dueLabels } from "~/features/quotations/due-labels";
import type { DueQuotation } from "~/features/quotations/today.server";
import { Icon } from "~/platform/ui/icon";

export function DueQuotations({
  id,
  title,
  due: quotations,
}: {
  id: string;
  title: string;
  due: DueQuotation[];
}) {
  if (quotations.length === 0) return null;
  return (
    <section aria-labelledby={id} className="sheet grid grid-cols-1 py-2">
      <h2 id={id} className="caption figures flex items-center gap-2 px-4 pt-2 pb-1 text-steel-600 sm:px-6">
        {`${title} `}
        <span className="font-semibold text-graphite">{quotations.length}</span>
      </h2>
      <ul>
        {quotations.map(({ key, to, name, amount, reason, chat }) => (
          <li
            key={key}
            className="relative flex min-h-12 items-center gap-x-4 px-4 py-1.5 hover:bg-mist sm:px-6"
          >
            <div className="grid min-w-0 flex-1 sm:flex sm:items-center sm:gap-x-4">
              <Link to={to} className="stretched min-w-0 flex-1 truncate font-semibold">
                {name}
              </Link>
              <span className={reason === "accepted" ? "text-ok text-sm" : "text-sm text-steel-600"}>
                {dueLabels[reason]}
              </span>
            </div>
            {amount ? (
              <span className="figures max-w-24 shrink-0 text-right text-sm sm:max-w-none">{amount}</span>
            ) : null}
            {chat ? (
              <a
                href={chat}
                className="relative z-10 inline-flex size-11 items-center justify-center"
                aria-label={`Remind ${name} on WhatsApp`}
              >
                <Icon name="whatsapp" className="size-5" />
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
