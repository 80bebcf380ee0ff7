import { TRASH_DAYS } from "~/content/constants";
import { DAY_MS } from "~/time/durations";

/** How many days something deleted at this moment can still be restored, the current day included. */
export function countDaysLeft(deletedAt: Date, now: Date): number {
  const left = deletedAt.getTime() + TRASH_DAYS * DAY_MS - now.getTime();
  return Math.max(1, Math.ceil(left / DAY_MS));
}

/** Address of the trash. */
export const TRASH = "/admin/trash";

/** The address whose POST restores an enquiry and leads back to the screen `from`. */
export function restoreEnquiryAddress(id: number, from: string): string {
  return `/admin/enquiries/${id}/restore?${new URLSearchParams({ from })}`;
}

/** The address whose POST restores an item and leads back to the screen `from`. */
export function restoreAddress(kind: "project" | "gallery", id: number, from: string): string {
  return `${TRASH}/${kind}/${id}/restore?${new URLSearchParams({ from })}`;
}
