import { messages } from "~/content/messages";

const months = [
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
 * A date as "Month YYYY" (specification, section 3), the same on server and client. Takes ISO 8601; null gives "N/A". Written by
 * hand: making an `Intl.DateTimeFormat` holds up a cheap phone for longer than all else that such a page does when it starts.
 */
export function formatMonth(date: string | null): string {
  if (date === null) return messages.notAvailable;
  const indian = new Date(Date.parse(date) + indianOffsetMs);
  return `${months[indian.getUTCMonth()]} ${indian.getUTCFullYear()}`;
}
