export const MAX_TODAY_COUNT = 99;

/** Null means above the limit: "99+". */
export function formatTodayCount(count: number | null): string {
  return count === null ? `${MAX_TODAY_COUNT}+` : String(count);
}

export const todayLabels = {
  groups: { unanswered: "Unanswered", due: "Due and overdue" },
  more: (total: number | null, shown: number) => (total === null ? "Show all" : `${total - shown} more`),
  visits: (count: number | null) =>
    count === 1 ? "1 site visit this week" : `${formatTodayCount(count)} site visits this week`,
  quarantine: (count: number | null) => `${count ?? "More than 1,000"} suspected spam`,
  undelivered: (count: number) =>
    count === 1
      ? "1 email about an enquiry was not delivered"
      : `${count} emails about enquiries were not delivered`,
} as const;
