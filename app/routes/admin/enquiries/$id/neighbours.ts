import { useState } from "react";
import type { InboxEntry } from "~/features/enquiries/inbox.server";
import { type InboxFilter, writeInboxQuery } from "~/features/enquiries/inbox-filter";

interface InboxPosition {
  filter: InboxFilter;
  entries: readonly Pick<InboxEntry, "id" | "createdAt" | "isUrgent">[];
  adjacentIds: { previous: number | null; next: number | null };
  page: { number: number };
}

interface OpenEnquiry {
  id: number;
  createdAt: string;
  /** Urgent unless it was answered. */
  hasUrgentWords: boolean;
}

/** Keeps the paths as they were when the enquiry was opened, because an answer can move it within the list. */
export function useNeighbours(inbox: InboxPosition | undefined, enquiry: OpenEnquiry, search: string) {
  const key = `${enquiry.id}${search}`;
  const [opened, setOpened] = useState<{ key: string; neighbours: Neighbours }>();
  if (opened?.key === key) return opened.neighbours;
  const neighbours = inbox ? findNeighbours(inbox, enquiry) : { previous: null, next: null };
  setOpened({ key, neighbours });
  return neighbours;
}

interface Neighbours {
  previous: string | null;
  next: string | null;
}

/** Returns the paths of the previous and next enquiry, across the pages of the list. */
export function findNeighbours(
  { filter, entries, adjacentIds, page }: InboxPosition,
  { id, createdAt, hasUrgentWords }: OpenEnquiry,
): Neighbours {
  const toPath = (neighbour: number | null | undefined, pageNumber = page.number) =>
    neighbour ? `/admin/enquiries/${neighbour}${writeInboxQuery(filter, pageNumber)}` : null;
  const index = entries.findIndex((entry) => entry.id === id);
  if (index === -1) {
    // The enquiry has left the list, for example after a status change: continue from its old position.
    const wasUrgent = hasUrgentWords && filter.status === "new" && filter.sort === "arrival";
    const next = entries.find((entry) =>
      entry.isUrgent === wasUrgent ? entry.createdAt <= createdAt : wasUrgent,
    );
    return { previous: null, next: toPath((next ?? entries[0])?.id) };
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
