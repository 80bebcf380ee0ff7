export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** India has one time zone and no daylight saving time. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Returns a day, e.g. 2031-05-01. No locale formats days like this in every browser, so it is calculated. */
export function toIndianDay(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

export function getIndianHour(moment: Date): number {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).getUTCHours();
}

/** `day` is e.g. 2031-05-01, `time` e.g. 02:30. */
export function atIndianTime(day: string, time: string): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) - INDIA_OFFSET_MS);
}

/** `day` is e.g. 2031-05-01. `count` may be negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

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

const usDayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

const timeFormat = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "Asia/Kolkata" });

/** Formats a date or timestamp (ISO 8601) in Indian time as Americans do, e.g. "Nov 21, 2025". */
export function formatUsDay(date: string): string {
  return usDayFormat.format(new Date(date));
}

/** Formats a date or timestamp (ISO 8601) in Indian time, identical on server and client, e.g. "21 Nov 2025". */
export function formatDay(date: string): string {
  const parts = usDayFormat.formatToParts(new Date(date));
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${find("day")} ${find("month")} ${find("year")}`;
}

const weekdayFormat = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

/** Formats a day such as 2025-11-21 as "Friday". */
export function formatWeekday(day: string): string {
  return weekdayFormat.format(new Date(day));
}

/** Formats a timestamp (ISO 8601) in Indian time, e.g. "21 Nov 2025, 9:30 AM". */
export function formatDateTime(date: string): string {
  return `${formatDay(date)}, ${timeFormat.format(new Date(date))}`;
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

/** Formats a moment in Indian time, rounded up to the minute, e.g. "11:30 AM". */
export function formatClock(date: Date): string {
  return timeFormat.format(Math.ceil(date.getTime() / MINUTE_MS) * MINUTE_MS);
}
