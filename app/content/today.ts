export const todayWords = {
  title: "Today",
  find: "Find by name, number or words",
  /** Short enough for a phone. */
  findPlaceholder: "Name, phone, words",
  findButton: "Find",
  nothing: "Nothing waits: every enquiry is answered, and no next step is due.",
  groups: {
    fresh: "New",
    waiting: "Waiting longer than 24 hours",
    due: "Due and overdue",
  },
  more: (count: number | null) => (count === null ? "All of them" : `All ${count.toLocaleString("en-US")}`),
  quarantine: (count: number | null) =>
    count === 1
      ? "1 enquiry waits in the quarantine"
      : `${count ?? "More than 1,000"} enquiries wait in the quarantine`,
  undelivered: (count: number) =>
    count === 1 ? "1 mail about an enquiry did not arrive" : `${count} mails about enquiries did not arrive`,
} as const;
