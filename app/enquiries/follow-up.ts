import { type EnquiryStatus, isClosed } from "./statuses";

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
