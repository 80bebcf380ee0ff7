import { Link } from "@remix-run/react";
import { paginationWords } from "~/content/pages";
import { trashWords } from "~/content/trash";
import { type InboxFilter, MOST_COUNTED, writeInboxQuery } from "~/enquiries/inbox-filter";
import type { EnquiryStatus } from "~/enquiries/statuses";
import { ButtonLink } from "~/ui/button";

interface EnquiryPagesProps {
  filter: InboxFilter;
  /** From 1. */
  number: number;
  /** How many pages there are, or null when there are too many to count. */
  count: number | null;
  hasMore: boolean;
}

/** Links to the other pages of the inbox with the same filter. */
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

/** The lists beside the inbox with their texts. */
export const asides = {
  quarantine: {
    label: "Quarantine",
    explanation:
      "What looks like spam waits here, and nobody was told of it by mail. Open one to release it or to say that it is spam.",
    empty: "Nothing is held back.",
  },
  trash: {
    label: trashWords.title,
    explanation: trashWords.explanation,
    empty: trashWords.empty,
  },
} as const satisfies Partial<Record<EnquiryStatus, object>>;

export type Aside = keyof typeof asides;

interface AsideLinksProps {
  /** The one that is shown: its link leads back. */
  open: Aside | null;
  /** How many are in each; null when they are too many to count. */
  counts: Record<Aside, number | null>;
}

/** Links to the quarantine and the trash unless they are empty, and back to the inbox. */
export function AsideLinks({ open, counts }: AsideLinksProps) {
  const links = (["quarantine", "trash"] as const)
    .filter((aside) => aside !== open && counts[aside] !== 0)
    .map((aside) => ({
      to: `/admin/enquiries?status=${aside}`,
      words: `${asides[aside].label} (${counts[aside] ?? `more than ${MOST_COUNTED}`})`,
    }));
  if (open) links.unshift({ to: "/admin/enquiries", words: "Back to the inbox" });
  return links.map(({ to, words }) => (
    <Link key={to} to={to} className="text-link figures inline-flex min-h-11 items-center">
      {words}
    </Link>
  ));
}
