import { Link } from "@remix-run/react";
import { trashWords } from "~/content/trash";
import { MOST_COUNTED } from "~/enquiries/inbox-page";
import type { EnquiryStatus } from "~/enquiries/statuses";

/** What is not in the inbox, and what is said of it where it is listed. */
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

/** The ways to what is held back or deleted, and back; none to where nothing is. */
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
