import { getLabel } from "~/platform/text/text";
import type { EnquiryChannel, EnquiryStatus, LostReason } from "./tables";

export const enquiryStatuses = [
  { value: "new", label: "New" },
  { value: "contacted", label: "Contacted" },
  { value: "site-visit", label: "Site visit" },
  { value: "quoted", label: "Quoted" },
  { value: "won", label: "Won" },
  { value: "lost", label: "Lost" },
  { value: "job-seeker", label: "Job seeker" },
  { value: "supplier", label: "Supplier" },
  { value: "spam", label: "Spam" },
  { value: "quarantine", label: "Suspected spam" },
  { value: "trash", label: "Trash" },
] as const satisfies readonly { value: EnquiryStatus; label: string }[];

export const statusValues = enquiryStatuses.map(({ value }) => value);

/** An admin cannot select `quarantine` (set by the spam score) or `trash` (set by deletion). */
export const selectableStatuses = enquiryStatuses.filter(isSelectable);

type SelectableStatus = Exclude<(typeof enquiryStatuses)[number], { value: "quarantine" | "trash" }>;

function isSelectable(status: (typeof enquiryStatuses)[number]): status is SelectableStatus {
  return status.value !== "quarantine" && status.value !== "trash";
}

const excludedStatuses: readonly EnquiryStatus[] = ["job-seeker", "supplier", "spam", "quarantine", "trash"];

/** No emails are sent about excluded enquiries. */
export function isExcludedFromInbox(status: EnquiryStatus): boolean {
  return excludedStatuses.includes(status);
}

/** Their follow-up does not count. A won enquiry keeps its own: fitting is a visit. */
const statusesWithoutFollowUp: readonly EnquiryStatus[] = ["lost", ...excludedStatuses];

/** "Website" includes the JSON API. The owner enters the other channels. */
const enquiryChannels = [
  { value: "website", label: "Website" },
  { value: "phone", label: "Phone" },
  { value: "whatsapp", label: "WhatsApp" },
  { value: "door", label: "Walk-in" },
] as const satisfies readonly { value: EnquiryChannel; label: string }[];

export const enteredChannels = enquiryChannels.filter(({ value }) => value !== "website");

export const getChannelLabel = (channel: EnquiryChannel) => getLabel(enquiryChannels, channel);

export const lostReasons = [
  { value: "price", label: "Price" },
  { value: "time", label: "Time" },
  { value: "other-firm", label: "Chose another firm" },
  { value: "no-answer", label: "No answer" },
] as const satisfies readonly { value: LostReason; label: string }[];

export const lostReasonValues = lostReasons.map(({ value }) => value);

export const getLostReasonLabel = (reason: LostReason) => getLabel(lostReasons, reason);

/** If an enquiry with one of these statuses has a quoted amount, its screen suggests "Quoted". */
const statusesBeforeQuoted: readonly EnquiryStatus[] = ["new", "contacted", "site-visit"];

export function isBeforeQuoted(status: EnquiryStatus): boolean {
  return statusesBeforeQuoted.includes(status);
}

/** If so, the customer may be asked for feedback. */
export function isWorkDone({
  status,
  workDoneAt,
}: {
  status: EnquiryStatus;
  workDoneAt: string | null;
}): boolean {
  return status === "won" && workDoneAt !== null;
}

const enquiryKinds = [
  { value: "message", label: "Message" },
  { value: "quote", label: "Quote request" },
] as const;

export type EnquiryKind = (typeof enquiryKinds)[number]["value"];

export const kindValues = enquiryKinds.map(({ value }) => value);

export const getStatusLabel = (status: EnquiryStatus) => getLabel(enquiryStatuses, status);

export const getKindLabel = (kind: EnquiryKind) => getLabel(enquiryKinds, kind);

/** Null without a follow-up date, or when the status has no follow-up. */
export type FollowUpState = "overdue" | "today" | "later" | null;

/** Dates are YYYY-MM-DD; `today` is the date in India. */
export function getFollowUpState(
  { status, followUp }: { status: EnquiryStatus; followUp: { day: string } | null },
  today: string,
): FollowUpState {
  if (followUp === null || statusesWithoutFollowUp.includes(status)) return null;
  if (followUp.day < today) return "overdue";
  return followUp.day === today ? "today" : "later";
}
