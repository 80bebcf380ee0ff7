import { MINUTE_MS } from "./durations";

const clock = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "Asia/Kolkata" });

/** As "11:30 AM", Indian time, rounded up to the full minute. */
export function formatClock(date: Date): string {
  return clock.format(Math.ceil(date.getTime() / MINUTE_MS) * MINUTE_MS);
}
