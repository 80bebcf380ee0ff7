import type { InboxEntry } from "~/features/enquiries/inbox.server";
import { type InboxFilter, writeInboxQuery } from "~/features/enquiries/inbox-filter";

interface InboxPosition {
  filter: InboxFilter;
  entries: readonly Pick<InboxEntry, "id" | "createdAt">[];
  adjacentIds: { previous: number | null; next: number | null };
  page: { number: number };
}

/** Returns the paths of the previous and next enquiry, across the pages of the list. */
export function findNeighbours(
  { filter, entries, adjacentIds, page }: InboxPosition,
  { id, createdAt }: { id: number; createdAt: string },
): { previous: string | null; next: string | null } {
  const toPath = (neighbour: number | null | undefined, pageNumber = page.number) =>
    neighbour ? `/admin/enquiries/${neighbour}${writeInboxQuery(filter, pageNumber)}` : null;
  const index = entries.findIndex((entry) => entry.id === id);
  if (index === -1) {
    // The enquiry has left the list, for example after a status change: continue from its old position.
    const next = entries.find((entry) => entry.createdAt <= createdAt) ?? entries[0];
    return { previous: null, next: toPath(next?.id) };
  }
  return {
    previous: index > 0 ? toPath(entries[index - 1]?.id) : toPath(adjacentIds.previous, page.number - 1),
    next:
      index < entries.length - 1 ? toPath(entries[index + 1]?.id) : toPath(adjacentIds.next, page.number + 1),
  };
}

/** Finds the enquiry below a deleted one, or else the one above it. The list then scrolls to that row. */
export function findNextRow(entries: readonly { id: number }[], id: number): number | undefined {
  const index = entries.findIndex((entry) => entry.id === id);
  return index === -1 ? undefined : (entries[index + 1] ?? entries[index - 1])?.id;
}
