import type { InboxEntry } from "~/enquiries/inbox.server";
import { type InboxFilter, writeInboxQuery } from "~/enquiries/inbox-filter";

interface InboxPlace {
  filter: InboxFilter;
  entries: readonly Pick<InboxEntry, "id" | "createdAt">[];
  around: { before: number | null; after: number | null };
  page: { number: number };
}

/** Works across pages of the list. */
export function findNeighbours(
  { filter, entries, around, page }: InboxPlace,
  { id, createdAt }: { id: number; createdAt: string },
): { previous: string | null; next: string | null } {
  const address = (neighbour: number | null | undefined, number = page.number) =>
    neighbour ? `/admin/enquiries/${neighbour}${writeInboxQuery(filter, number)}` : null;
  const at = entries.findIndex((entry) => entry.id === id);
  if (at === -1) {
    // The enquiry left the list, for example by its new status: continue from its old position.
    const next = entries.find((entry) => entry.createdAt <= createdAt) ?? entries[0];
    return { previous: null, next: address(next?.id) };
  }
  return {
    previous: at > 0 ? address(entries[at - 1]?.id) : address(around.before, page.number - 1),
    next: at < entries.length - 1 ? address(entries[at + 1]?.id) : address(around.after, page.number + 1),
  };
}
