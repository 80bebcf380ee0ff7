const indiaAheadMs = 5.5 * 60 * 60 * 1000;

/** The day it is in India at a moment, as 2031-05-01. Computed, because no locale formats a day alike in every browser. */
export function toIndianDay(moment: Date): string {
  return new Date(moment.getTime() + indiaAheadMs).toISOString().slice(0, 10);
}

const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** Formats a time in India for people: "November 21, 2026 at 11:30 AM". */
export function formatMoment(date: Date): string {
  return moment.format(date);
}

const clock = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "Asia/Kolkata" });

/** Formats the time of day in India, rounded up to the full minute: "11:30 AM". */
export function formatClock(date: Date): string {
  return clock.format(Math.ceil(date.getTime() / 60_000) * 60_000);
}
