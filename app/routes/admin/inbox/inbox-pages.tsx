import { Link } from "@remix-run/react";
import { paginationLabels } from "~/content/pages";
import {
  type InboxFilter,
  MAX_COUNTED,
  openInbox,
  quarantineInbox,
  writeInboxQuery,
} from "~/features/enquiries/inbox-filter";
import { todayLabels } from "~/features/enquiries/today-labels";
import { ButtonLink } from "~/platform/ui/button";
import { joinClasses } from "~/platform/ui/join-classes";

export interface InboxPage {
  number: number;
  /** Null when there are too many to count. */
  count: number | null;
  hasMore: boolean;
}

/** Null for the only page. */
export function describePage({ number, count, hasMore }: InboxPage): string | null {
  if (number === 1 && !hasMore) return null;
  return count === null ? `Page ${number}` : paginationLabels.position(number, count);
}

export function InboxPages({ filter, page }: { filter: InboxFilter; page: InboxPage }) {
  const { number, hasMore } = page;
  const description = describePage(page);
  if (description === null) return null;
  const toPagePath = (page: number) => `/admin/enquiries${writeInboxQuery(filter, page)}`;
  return (
    <nav aria-label={paginationLabels.label} className="flex flex-wrap items-center gap-2 px-4 py-4">
      {number > 1 ? (
        <ButtonLink
          variant="secondary"
          icon="arrow-left"
          rel="prev"
          to={toPagePath(number - 1)}
          className="px-4!"
        >
          {paginationLabels.previous}
        </ButtonLink>
      ) : null}
      <p className="caption figures mx-auto px-2 text-steel-600">{description}</p>
      {hasMore ? (
        <ButtonLink
          variant="secondary"
          icon="arrow-right"
          rel="next"
          to={toPagePath(number + 1)}
          className="px-4!"
        >
          {paginationLabels.next}
        </ButtonLink>
      ) : null}
    </nav>
  );
}

export const listLabels = {
  open: "Open",
  today: "Today",
  due: todayLabels.groups.due,
  all: "All",
  quarantine: "Suspected spam",
};

type ListName = keyof typeof listLabels;

/** Returns null for a status that has no list. */
export function findList({ list, status }: InboxFilter): ListName | null {
  if (status === null) return list;
  return status === "quarantine" ? status : null;
}

function toListPath(name: ListName): string {
  const filter = name === "quarantine" ? quarantineInbox : { ...openInbox, list: name };
  return `/admin/enquiries${writeInboxQuery(filter)}`;
}

interface InboxListsProps {
  filter: InboxFilter;
  /** Null when there are too many to count. */
  counts: Partial<Record<ListName, number | null>>;
}

export function InboxLists({ filter, counts }: InboxListsProps) {
  const current = findList(filter);
  const names: ListName[] = ["open", "today", "due", "all", "quarantine"];
  const isShown = (name: ListName) => name === current || (name !== "due" && counts[name] !== 0);
  return (
    <nav
      aria-label="Lists"
      className="flex overflow-x-auto border-steel-100 border-b px-1.5 [scrollbar-width:none]"
    >
      {names.filter(isShown).map((name) => (
        <Link
          key={name}
          to={toListPath(name)}
          aria-current={name === current ? "page" : undefined}
          className={joinClasses(
            "figures inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 border-b-2 px-2.5 text-sm whitespace-nowrap",
            name === current
              ? "border-graphite font-semibold"
              : "border-transparent text-steel-600 hover:border-steel-400 hover:text-graphite forced-colors:border-[Canvas]",
          )}
        >
          {listLabels[name]}
          {name in counts ? (
            <span className="font-normal">{` ${formatCount(counts[name] ?? null)}`}</span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}

function formatCount(count: number | null): string {
  return count === null ? `${MAX_COUNTED}+` : `${count}`;
}
