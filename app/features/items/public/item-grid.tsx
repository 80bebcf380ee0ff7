import { useNavigation } from "@remix-run/react";
import { Children, type ReactNode } from "react";
import { requestQuoteLink } from "~/content/navigation";
import { ButtonLink } from "~/platform/ui/button";
import { joinClasses } from "~/platform/ui/join-classes";
import { Pagination } from "./pagination";

interface ItemGridProps {
  listPath: string;
  page: { number: number; count: number };
  total: string;
  note?: string | undefined;
  messages: { loading: string; emptyPublic: string };
  children: ReactNode;
}

export function ItemGrid({ listPath, page, total, note, messages, children }: ItemGridProps) {
  const { location } = useNavigation();
  const isLoading = location?.pathname === listPath;
  const cards = Children.toArray(children);
  return (
    <div className="shell pt-12 pb-20 lg:pt-20 lg:pb-32" aria-busy={isLoading}>
      <div role="status" className="text-steel-600">
        {isLoading || cards.length > 0 ? <Dimension>{isLoading ? messages.loading : total}</Dimension> : null}
      </div>
      {note ? <p className="mt-4 text-sm text-steel-600">{note}</p> : null}
      {cards.length > 0 ? (
        <ul
          className={joinClasses(
            "mt-10 grid gap-x-6 gap-y-14 transition-opacity sm:grid-cols-2 lg:mt-14 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-20",
            isLoading && "opacity-50",
          )}
        >
          {cards.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each card has its own key
            <li key={index}>{card}</li>
          ))}
        </ul>
      ) : (
        <div className="rail border-steel-400 pt-8">
          <p className="text-lead">{messages.emptyPublic}</p>
          <ButtonLink to={requestQuoteLink.to} icon="arrow-right" className="mt-6">
            {requestQuoteLink.label}
          </ButtonLink>
        </div>
      )}
      <Pagination listPath={listPath} number={page.number} count={page.count} />
    </div>
  );
}

function Dimension({ children }: { children: ReactNode }) {
  return <p className="dimension caption">{children}</p>;
}
