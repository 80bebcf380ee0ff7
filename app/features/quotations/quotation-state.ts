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
  /** By a newer version, or in its order by another quotation. */
  isReplaced: boolean;
  isWithdrawn: boolean;
  validUntil: string;
  openedAt: Date | string | null;
  /** The order that contains this accepted version. */
  orderId: number | null;
  declinedAt: Date | string | null;
}

type VersionRule = keyof VersionState | "isExpired" | "isSent";

/**
 * The state of a version is the first whose rule applies. `sql` is the same rule for a row of `quotation_versions`; `:today`
 * is the day in India. Lists and the Today screen build their SQL conditions from these rules.
 */
export const stateRules = [
  { state: "accepted", rule: "orderId", sql: "order_id is not null" },
  { state: "withdrawn", rule: "isWithdrawn", sql: "withdrawn_at is not null" },
  { state: "replaced", rule: "isReplaced", sql: "(not is_current or accepted_at is not null)" },
  { state: "declined", rule: "declinedAt", sql: "declined_at is not null" },
  { state: "expired", rule: "isExpired", sql: "valid_until < :today" },
  { state: "opened", rule: "openedAt", sql: "opened_at is not null" },
  { state: "sent", rule: "isSent", sql: "true" },
] as const satisfies { state: QuotationState; rule: VersionRule; sql: string }[];

export type VersionStateName = (typeof stateRules)[number]["state"];

/** `today` is the day in India. Null is a quotation that was never sent. */
export function getQuotationState(version: VersionState | null, today: string): QuotationState {
  if (!version) return "draft";
  const facts = { ...version, isExpired: version.validUntil < today, isSent: true };
  return stateRules.find(({ rule }) => facts[rule])?.state ?? "sent";
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

/** How the customer said yes; all but "online" are recorded by the owner. */
export const acceptanceWays = [
  { value: "online", label: "online" },
  { value: "phone", label: "by phone" },
  { value: "whatsapp", label: "on WhatsApp" },
  { value: "in-person", label: "in person" },
] as const;

export type AcceptanceWay = (typeof acceptanceWays)[number]["value"];
