import { DAY_MS, HOUR_MS, MINUTE_MS } from "./durations";

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

const dateTimeFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** Formats a date or timestamp (ISO 8601) in Indian time, identical on server and client, e.g. "Nov 21, 2025". */
export function formatDay(date: string): string {
  return dayFormat.format(new Date(date));
}

/** Formats a timestamp (ISO 8601) in Indian time, e.g. "Nov 21, 2025, 9:30 AM". */
export function formatDateTime(date: string): string {
  return dateTimeFormat.format(new Date(date));
}

/** Returns an age, e.g. "now", "5 min", "3 h" or "2 days"; after a week, the day. Both arguments are ISO 8601. */
export function formatAge(moment: string, now: string): string {
  const age = new Date(now).getTime() - new Date(moment).getTime();
  if (age < MINUTE_MS) return "now";
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
  if (age < 2 * DAY_MS) return "1 day";
  return age < 7 * DAY_MS ? `${Math.floor(age / DAY_MS)} days` : formatDay(moment);
}
