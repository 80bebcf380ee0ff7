import type { ReactNode } from "react";
import type { CustomerFacts } from "~/business/customer-facts";
import { factTexts, formatReviews } from "~/business/customer-facts";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";

export interface ShownFact {
  label: string;
  value: ReactNode;
}

export type FactName = "leadTime" | "warranty" | "payment" | "towns" | "reviews";

/** Returns the named facts that the owner filled in. */
export function listFacts(facts: CustomerFacts, names: readonly FactName[]): ShownFact[] {
  const { leadTime, warrantyCover, paymentTerms, towns, reviews } = facts;
  const values: Record<FactName, ReactNode> = {
    leadTime,
    warranty: warrantyCover,
    payment: paymentTerms,
    towns: towns.length > 0 && <TownList towns={towns} />,
    reviews: reviews && <ReviewsLink {...reviews} />,
  };
  return names.flatMap((name) => (values[name] ? [{ label: factTexts[name], value: values[name] }] : []));
}

/** On light and dark grounds. `isRow` sets the facts beside each other on wide screens. */
export function FactList({
  facts,
  isRow = false,
  className,
}: {
  facts: readonly ShownFact[];
  isRow?: boolean;
  className?: string;
}) {
  if (facts.length === 0) return null;
  return (
    <dl
      className={joinClasses(
        "grid grid-cols-1 gap-x-8 border-current/20 border-b",
        isRow && "sm:grid-flow-col sm:auto-cols-fr",
        className,
      )}
    >
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className={joinClasses(
            "grid gap-y-1 border-current/20 border-t py-3",
            isRow
              ? "max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:gap-x-4"
              : "sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-4",
          )}
        >
          <dt className="caption pt-1 opacity-75">{label}</dt>
          <dd className="figures wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function TownList({ towns }: { towns: readonly string[] }) {
  return (
    // The dot before the first town of each line is clipped.
    <ul className="flex flex-wrap overflow-x-clip">
      {towns.map((town) => (
        <li
          key={town}
          className="-ml-5 mr-5 before:inline-block before:w-5 before:text-center before:opacity-60 before:content-['·']"
        >
          {town}
        </li>
      ))}
    </ul>
  );
}

function ReviewsLink({ url, ...figures }: NonNullable<CustomerFacts["reviews"]>) {
  return (
    <a
      href={url}
      rel="noreferrer"
      className="-my-2.5 inline-flex min-h-11 items-center gap-2 underline decoration-current/40 underline-offset-[0.3em] hover:decoration-current"
    >
      {formatReviews(figures)}
      <Icon name="external" className="size-4" />
    </a>
  );
}
