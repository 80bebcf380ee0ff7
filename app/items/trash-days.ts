/** What is deleted can be restored for so many days. */
export const TRASH_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days what was deleted at a moment can still be restored, the one that has begun included. */
export function countDaysLeft(deletedAt: Date, now: Date): number {
  const left = deletedAt.getTime() + TRASH_DAYS * DAY_MS - now.getTime();
  return Math.max(1, Math.ceil(left / DAY_MS));
}
