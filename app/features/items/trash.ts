import { TRASH_DAYS } from "~/content/constants";
import type { ListName } from "~/features/items/tables";
import { TRASH_PATH } from "~/frames/admin/screens";
import { isolate } from "~/platform/text/text";
import { DAY_MS } from "~/platform/time/time";

export type TrashList = ListName | "enquiry" | "quotation";

export const trashListNames = {
  project: "Project",
  gallery: "Gallery item",
  testimonial: "Testimonial",
  enquiry: "Enquiry",
  quotation: "Draft quotation",
} as const satisfies Record<TrashList, string>;

/** Counts the current day, so returns at least 1. */
export function countDaysLeft(deletedAt: Date, now: Date): number {
  const leftMs = deletedAt.getTime() + TRASH_DAYS * DAY_MS - now.getTime();
  return Math.max(1, Math.ceil(leftMs / DAY_MS));
}

export function describeDaysLeft(days: number): string {
  return days === 1 ? "1 day left" : `${days} days left`;
}

export function describePurge(list: TrashList, title: string): string {
  const name = `“${isolate(title)}”`;
  const subjects = {
    project: `${name} and its picture`,
    gallery: `${name} and its picture`,
    testimonial: name,
    quotation: `The draft quotation for ${name}`,
    enquiry: `The enquiry from ${name}, with its files, notes and emails,`,
  };
  return `${subjects[list]} will be deleted for good. This cannot be undone.`;
}

/** A POST to this path restores the row and redirects to `from`. */
export function getRestorePath(list: TrashList, id: number, from: string): string {
  return `${TRASH_PATH}/${list}/${id}/restore?${new URLSearchParams({ from })}`;
}
