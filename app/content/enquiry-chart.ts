export const enquiryChartWords = {
  heading: "Enquiries per week",
  span: "Last twelve weeks, Monday to Sunday",
  kinds: { messages: "Messages", quotes: "Quote requests", entered: "By phone and in person" },
  empty: "No enquiries in the last twelve weeks.",
  table: "Show as a table",
  columns: { week: "Week", total: "Total" },
  summary: ({
    messages,
    quotes,
    entered,
    most,
    week,
  }: {
    messages: number;
    quotes: number;
    entered: number;
    most: number;
    week: string;
  }) =>
    `Enquiries per week over twelve weeks: ${messages + quotes + entered} in total, of them ${count(messages, "message")}, ` +
    `${count(quotes, "quote request")} and ${entered} by phone and in person. The most, ${most}, came in the week of ${week}.`,
} as const;

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
