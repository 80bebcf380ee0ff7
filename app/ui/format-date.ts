import { messages } from "~/content/messages";

const monthAndYear = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** A date as "Month YYYY" (specification, section 3), the same on server and client. Takes ISO 8601; null gives "N/A". */
export function formatMonth(date: string | null): string {
  return date === null ? messages.notAvailable : monthAndYear.format(new Date(date));
}
