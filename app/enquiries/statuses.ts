/** How far an enquiry has come, in the order it usually goes. */
export const enquiryStatuses = [
  { value: "new", label: "New" },
  { value: "contacted", label: "Contacted" },
  { value: "site-visit", label: "Site visit" },
  { value: "quoted", label: "Quoted" },
  { value: "won", label: "Won" },
  { value: "lost", label: "Lost" },
  { value: "spam", label: "Spam" },
  { value: "quarantine", label: "Quarantine" },
  { value: "trash", label: "Trash" },
] as const;

export type EnquiryStatus = (typeof enquiryStatuses)[number]["value"];

export const statusValues = enquiryStatuses.map(({ value }) => value);

/** What an admin may decide; into the quarantine only the site itself puts an enquiry, and into the trash its deletion. */
export const chosenStatuses = enquiryStatuses.filter(
  ({ value }) => value !== "quarantine" && value !== "trash",
);

const excludedStatuses: readonly EnquiryStatus[] = ["spam", "quarantine", "trash"];

/** Not among the enquiries to work on: neither listed with them nor told of by mail. */
export function isExcludedFromInbox(status: EnquiryStatus): boolean {
  return excludedStatuses.includes(status);
}

/** Nothing is to be done any more: such an enquiry is never overdue. */
const closedStatuses: readonly EnquiryStatus[] = ["won", "lost", ...excludedStatuses];

export function isClosed(status: EnquiryStatus): boolean {
  return closedStatuses.includes(status);
}

/** The kinds of enquiry, as a person calls them. */
const enquiryKinds = [
  { value: "message", label: "Message" },
  { value: "quote", label: "Quote request" },
] as const;

export type EnquiryKind = (typeof enquiryKinds)[number]["value"];

export const kindValues = enquiryKinds.map(({ value }) => value);

/** The words for a status or a kind. */
export function nameStatus(status: EnquiryStatus): string {
  return enquiryStatuses.find(({ value }) => value === status)?.label ?? status;
}

export function nameKind(kind: EnquiryKind): string {
  return enquiryKinds.find(({ value }) => value === kind)?.label ?? kind;
}

/** How the day of the next step stands to today; null when none is due or nothing is to be done any more. */
export type FollowUpState = "overdue" | "today" | "later" | null;

/** Takes days as 2031-05-01; today is the day in India. An enquiry is overdue from the day after its follow-up. */
export function judgeFollowUp(
  { status, followUpOn }: { status: EnquiryStatus; followUpOn: string | null },
  today: string,
): FollowUpState {
  if (followUpOn === null || isClosed(status)) return null;
  if (followUpOn < today) return "overdue";
  return followUpOn === today ? "today" : "later";
}
