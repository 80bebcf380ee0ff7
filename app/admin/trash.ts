import { TRASH_DAYS } from "~/content/constants";
import type { ListKind } from "~/database/content-tables";
import { DAY_MS } from "~/time/durations";

export type TrashKind = ListKind | "enquiry";

/** Days in which it can still be restored, the current one included. */
export function countDaysLeft(deletedAt: Date, now: Date): number {
  const left = deletedAt.getTime() + TRASH_DAYS * DAY_MS - now.getTime();
  return Math.max(1, Math.ceil(left / DAY_MS));
}

export const TRASH = "/admin/trash";

/** A POST restores the row and redirects to `from`. */
export function restoreAddress(kind: TrashKind, id: number, from: string): string {
  return `${TRASH}/${kind}/${id}/restore?${new URLSearchParams({ from })}`;
}
