import * as messages from "~/content/messages";
import { months, toIndianDay } from "~/time/indian-time";

/**
 * A date as "Month YYYY", the same on server and client. Takes ISO 8601; null gives "N/A". Written by
 * hand: making an `Intl.DateTimeFormat` delays a cheap phone for longer than all else that such a page does when it starts.
 */
export function formatMonth(date: string | null): string {
  if (date === null) return messages.notAvailable;
  const day = toIndianDay(new Date(date));
  return `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** The year it is in Coimbatore. */
export function findIndianYear(moment: Date): number {
  return Number(toIndianDay(moment).slice(0, 4));
}
