const DAY_MS = 24 * 60 * 60 * 1000;

const month = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

const toDate = (monday: string) => new Date(`${monday}T00:00:00Z`);

/** A week as "May 5 – May 11". Takes its Monday as 2031-05-05. */
export function formatWeek(monday: string): string {
  const first = toDate(monday);
  return `${day.format(first)} – ${day.format(new Date(first.getTime() + 6 * DAY_MS))}`;
}

/** The day of the month that a week begins on, and the name of the month where it is another than that of the week before. */
export function labelWeek(monday: string, before: string | undefined): { day: string; month: string | null } {
  const isNewMonth = before?.slice(0, 7) !== monday.slice(0, 7);
  return { day: String(Number(monday.slice(8))), month: isNewMonth ? month.format(toDate(monday)) : null };
}
