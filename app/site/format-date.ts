import * as messages from "~/content/messages";

/** In the order of the year. */
export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Indian time is ahead of Greenwich by this much all year round. */
const indianOffsetMs = 5.5 * 60 * 60 * 1000;

/**
 * A date as "Month YYYY", the same on server and client. Takes ISO 8601; null gives "N/A". Written by
 * hand: making an `Intl.DateTimeFormat` delays a cheap phone for longer than all else that such a page does when it starts.
 */
export function formatMonth(date: string | null): string {
  if (date === null) return messages.notAvailable;
  const month = months[toIndianTime(new Date(date)).getUTCMonth()];
  return `${month} ${findIndianYear(new Date(date))}`;
}

/** The year it is in Coimbatore. */
export function findIndianYear(moment: Date): number {
  return toIndianTime(moment).getUTCFullYear();
}

/** A moment whose UTC parts are the Indian ones of the given moment. */
function toIndianTime(moment: Date): Date {
  return new Date(moment.getTime() + indianOffsetMs);
}
