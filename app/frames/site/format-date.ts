import * as messages from "~/content/messages";
import { months, toIndianDay } from "~/platform/time/time";

/** Formats an ISO 8601 date as "Month YYYY", null as "N/A". `Intl.DateTimeFormat` is slow to create on a cheap phone. */
export function formatMonth(date: string | null): string {
  if (date === null) return messages.notAvailable;
  const day = toIndianDay(new Date(date));
  return `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

export function toIndianYear(moment: Date): number {
  return Number(toIndianDay(moment).slice(0, 4));
}
