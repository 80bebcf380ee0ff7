import { TRASH_DAYS } from "~/content/constants";
import type { ListKind } from "~/database/content-tables";
import { isolate } from "~/text/isolate";
import { DAY_MS } from "~/time/durations";

export type TrashKind = ListKind | "enquiry";

/** Counts the current day. */
export function countDaysLeft(deletedAt: Date, now: Date): number {
  const left = deletedAt.getTime() + TRASH_DAYS * DAY_MS - now.getTime();
  return Math.max(1, Math.ceil(left / DAY_MS));
}

export function describeDaysLeft(days: number): string {
  return days === 1 ? "1 day left" : `${days} days left`;
}

export function confirmPurge(kind: TrashKind, title: string): string {
  const name = `“${isolate(title)}”`;
  const purged = {
    project: `${name} and its picture`,
    gallery: `${name} and its picture`,
    testimonial: name,
    enquiry: `The enquiry from ${name}, with its files, notes and emails,`,
  };
  return `${purged[kind]} will be deleted for good. This cannot be undone.`;
}

export const TRASH = "/admin/trash";

/** A POST restores the row and redirects to `from`. */
export function restoreAddress(kind: TrashKind, id: number, from: string): string {
  return `${TRASH}/${kind}/${id}/restore?${new URLSearchParams({ from })}`;
}
