export type QuotationState =
  | "draft"
  | "sent"
  | "opened"
  | "accepted"
  | "declined"
  | "expired"
  | "replaced"
  | "withdrawn";

/** In characters. */
export const MAX_DECLINE_REASON_LENGTH = 1000;

interface VersionState {
  isReplaced: boolean;
  isWithdrawn: boolean;
  validUntil: string;
  openedAt: Date | string | null;
  acceptedAt: Date | string | null;
  declinedAt: Date | string | null;
}

export function getQuotationState(version: VersionState | null, today: string): QuotationState {
  if (!version) return "draft";
  if (version.acceptedAt) return "accepted";
  if (version.isWithdrawn) return "withdrawn";
  if (version.isReplaced) return "replaced";
  if (version.declinedAt) return "declined";
  if (version.validUntil < today) return "expired";
  return version.openedAt ? "opened" : "sent";
}

/** Returns the state for the customer, who can accept a declined quotation until it expires. */
export function getCustomerState(version: VersionState, today: string): QuotationState {
  const state = getQuotationState(version, today);
  return state === "declined" && version.validUntil < today ? "expired" : state;
}

/** `state` is the result of `getCustomerState`. */
export function canAccept(state: QuotationState): boolean {
  return state === "sent" || state === "opened" || state === "declined";
}

const labels: Record<QuotationState, string> = {
  draft: "Draft",
  sent: "Sent",
  opened: "Opened",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
  replaced: "Replaced",
  withdrawn: "Withdrawn",
};

export function getQuotationStateLabel(state: QuotationState): string {
  return labels[state];
}
