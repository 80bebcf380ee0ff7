import type { EnquiryChannel, EnquiryStatus } from "~/database/enquiry-tables";

/** The statuses of an enquiry, in their usual order. */
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
] as const satisfies readonly { value: EnquiryStatus; label: string }[];

export const statusValues = enquiryStatuses.map(({ value }) => value);

/** The statuses an admin may choose; `quarantine` is set by the spam score and `trash` by deletion. */
export const chosenStatuses = enquiryStatuses.filter(isChosen);

type ChosenStatus = Exclude<(typeof enquiryStatuses)[number], { value: "quarantine" | "trash" }>;

function isChosen(status: (typeof enquiryStatuses)[number]): status is ChosenStatus {
  return status.value !== "quarantine" && status.value !== "trash";
}

const excludedStatuses: readonly EnquiryStatus[] = ["spam", "quarantine", "trash"];

/** Whether enquiries with this status are neither in the inbox nor notified of by mail. */
export function isExcludedFromInbox(status: EnquiryStatus): boolean {
  return excludedStatuses.includes(status);
}

/** Statuses without a next step: such an enquiry is never overdue. */
const closedStatuses: readonly EnquiryStatus[] = ["won", "lost", ...excludedStatuses];

function isClosed(status: EnquiryStatus): boolean {
  return closedStatuses.includes(status);
}

/** How an enquiry came in: by the website's forms or the JSON call, or entered by the owner. */
const enquiryChannels = [
  { value: "website", label: "Website" },
  { value: "phone", label: "Phone" },
  { value: "whatsapp", label: "WhatsApp" },
  { value: "door", label: "At the door" },
] as const satisfies readonly { value: EnquiryChannel; label: string }[];

/** The channels of what the owner enters. */
export const enteredChannels = enquiryChannels.filter(({ value }) => value !== "website");

export const channelValues = enquiryChannels.map(({ value }) => value);

/** Label of a channel. */
export function nameChannel(channel: EnquiryChannel): string {
  return enquiryChannels.find(({ value }) => value === channel)?.label ?? channel;
}

/** The kinds of enquiry with their labels. */
const enquiryKinds = [
  { value: "message", label: "Message" },
  { value: "quote", label: "Quote request" },
] as const;

export type EnquiryKind = (typeof enquiryKinds)[number]["value"];

export const kindValues = enquiryKinds.map(({ value }) => value);

/** Label of a status. */
export function nameStatus(status: EnquiryStatus): string {
  return enquiryStatuses.find(({ value }) => value === status)?.label ?? status;
}

/** Label of a kind. */
export function nameKind(kind: EnquiryKind): string {
  return enquiryKinds.find(({ value }) => value === kind)?.label ?? kind;
}

/** The day of the next step compared with today; null when there is none or the enquiry is closed. */
export type FollowUpState = "overdue" | "today" | "later" | null;

/** Compares the follow-up with `today`, the day in India; both as 2031-05-01. An enquiry is overdue from the day after. */
export function judgeFollowUp(
  { status, followUpOn }: { status: EnquiryStatus; followUpOn: string | null },
  today: string,
): FollowUpState {
  if (followUpOn === null || isClosed(status)) return null;
  if (followUpOn < today) return "overdue";
  return followUpOn === today ? "today" : "later";
}
