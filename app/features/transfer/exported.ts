/** Changes when a list or field gets another name or meaning. */
export const EXPORT_FORMAT = 4;

/** The first entry of an archive. */
export const DESCRIPTION = "export.json";

/** Each list is in the archive as `NAME.json` and `NAME.csv`. The archive also has all payments as `receipts.csv`. */
export const exportedLists = [
  "projects",
  "gallery",
  "testimonials",
  "enquiries",
  "quotations",
  "rates",
] as const;

export type ExportedList = (typeof exportedLists)[number];
