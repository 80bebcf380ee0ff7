export const todayWords = {
  title: "Today",
  find: "Find by name, number or words",
  /** Short enough for a phone. */
  findPlaceholder: "Name, phone, words",
  findButton: "Find",
  nothing: "All caught up. Nothing due today.",
  groups: { unanswered: "Unanswered", due: "Due and overdue" },
  late: (count: number | null) => `${count ?? "99+"} for longer than 24 hours`,
  more: (count: number | null) => (count === null ? "All of them" : `All ${count.toLocaleString("en-US")}`),
  quarantine: (count: number | null) =>
    count === 1 ? "1 enquiry in quarantine" : `${count ?? "More than 1,000"} enquiries in quarantine`,
  undelivered: (count: number) =>
    count === 1
      ? "1 email about an enquiry was not delivered"
      : `${count} emails about enquiries were not delivered`,
} as const;
