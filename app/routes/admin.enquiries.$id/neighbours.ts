import type { InboxEntry } from "~/enquiries/inbox.server";
import { type InboxFilter, writeInboxQuery } from "~/enquiries/inbox-filter";

interface InboxPosition {
  filter: InboxFilter;
  entries: readonly Pick<InboxEntry, "id" | "createdAt">[];
  adjacent: { before: number | null; after: number | null };
  page: { number: number };
}

/** Finds the previous and next enquiry, across the pages of the list. */
export function findNeighbours(
  { filter, entries, adjacent, page }: InboxPosition,
  { id, createdAt }: { id: number; createdAt: string },
): { previous: string | null; next: string | null } {
  const address = (neighbour: number | null | undefined, number = page.number) =>
    neighbour ? `/admin/enquiries/${neighbour}${writeInboxQuery(filter, number)}` : null;
  const index = entries.findIndex((entry) => entry.id === id);
  if (index === -1) {
    // The enquiry has left the list, for example after a status change: continue from its old position.
    const next = entries.find((entry) => entry.createdAt <= createdAt) ?? entries[0];
    return { previous: null, next: address(next?.id) };
  }
  return {
    previous: index > 0 ? address(entries[index - 1]?.id) : address(adjacent.before, page.number - 1),
    next:
      index < entries.length - 1 ? address(entries[index + 1]?.id) : address(adjacent.after, page.number + 1),
  };
}
