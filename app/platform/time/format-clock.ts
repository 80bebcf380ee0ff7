import { MINUTE_MS } from "./durations";

const clockFormat = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "Asia/Kolkata" });

/** Formats a moment in Indian time, rounded up to the minute, e.g. "11:30 AM". */
export function formatClock(date: Date): string {
  return clockFormat.format(Math.ceil(date.getTime() / MINUTE_MS) * MINUTE_MS);
}
