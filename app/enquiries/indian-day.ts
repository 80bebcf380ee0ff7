const day = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: "Asia/Kolkata" });

/** The day it is in India at a moment, as 2031-05-01. */
export function toIndianDay(moment: Date): string {
  return day.format(moment);
}
