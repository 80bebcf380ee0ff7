import { paginationWords } from "~/content/pages";
import { type InboxFilter, writeInboxQuery } from "~/enquiries/inbox-filter";
import { ButtonLink } from "~/ui/button";

interface EnquiryPagesProps {
  filter: InboxFilter;
  /** From 1. */
  number: number;
  /** How many pages there are, or null when there are too many to count. */
  count: number | null;
  hasMore: boolean;
}

/** The way through the inbox, the filter kept. */
export function EnquiryPages({ filter, number, count, hasMore }: EnquiryPagesProps) {
  if (number === 1 && !hasMore) return null;
  const address = (page: number) => `/admin/enquiries${writeInboxQuery(filter, page)}`;
  return (
    <nav aria-label={paginationWords.label} className="mt-6 flex flex-wrap items-center gap-3">
      {number > 1 ? (
        <ButtonLink variant="secondary" icon="arrow-left" rel="prev" to={address(number - 1)}>
          {paginationWords.previous}
        </ButtonLink>
      ) : null}
      <p className="caption figures mx-auto px-4 text-steel-600">
        {count === null ? `Page ${number}` : paginationWords.position(number, count)}
      </p>
      {hasMore ? (
        <ButtonLink variant="secondary" icon="arrow-right" rel="next" to={address(number + 1)}>
          {paginationWords.next}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
