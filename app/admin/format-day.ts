const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

const minute = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** A day as "Nov 21, 2025" in Indian time, the same on server and client. Takes ISO 8601. */
export function formatDay(date: string): string {
  return day.format(new Date(date));
}

/** A moment as "Nov 21, 2025, 9:30 AM" in Indian time. Takes ISO 8601. */
export function formatMinute(date: string): string {
  return minute.format(new Date(date));
}

const shortDay = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "Asia/Kolkata",
});

/** A day as "Nov 21" in Indian time. Takes ISO 8601. */
export function formatShortDay(date: string): string {
  return shortDay.format(new Date(date));
}
