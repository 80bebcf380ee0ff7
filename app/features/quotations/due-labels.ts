import type { DueQuotation } from "./today.server";

export const dueLabels: Record<DueQuotation["reason"], string> = {
  question: "Has a question",
  files: "Sent more files",
  declined: "Declined",
  accepted: "Accepted",
  unanswered: "Opened, not answered",
  "expires-today": "Expires today",
  "expires-tomorrow": "Expires tomorrow",
  advance: "Advance not paid",
  balance: "Balance due",
};

/** The other reasons are days that pass. */
const customerAnswers: readonly DueQuotation["reason"][] = [
  "question",
  "files",
  "declined",
  "accepted",
  "unanswered",
];

export function isCustomerAnswer({ reason }: Pick<DueQuotation, "reason">): boolean {
  return customerAnswers.includes(reason);
}
