/** In the order of the work. */
export const orderStages = [
  { value: "measured", label: "Measured" },
  { value: "approved", label: "Drawing approved" },
  { value: "in-work", label: "In production" },
  { value: "ready", label: "Ready" },
  { value: "fitted", label: "Fitted" },
  { value: "paid", label: "Paid" },
] as const;

export type OrderStage = (typeof orderStages)[number]["value"];

export const paymentMethods = [
  { value: "upi", label: "UPI" },
  { value: "bank", label: "Bank transfer" },
  { value: "cash", label: "Cash" },
  { value: "cheque", label: "Cheque" },
] as const;

export interface Payment {
  id: number;
  /** In rupees; negative for a refund. */
  amount: number;
  method: (typeof paymentMethods)[number]["value"];
  /** The customer sees it. */
  reference: string;
  /** Only the owner sees it. */
  note: string;
  /** E.g. 2031-05-01. */
  receivedOn: string;
}

/** A version that the customer accepted. */
export interface OrderedQuotation {
  quotationId: number;
  number: string;
  version: number;
  /** In rupees. */
  total: number;
  /** Agreed without a quotation, in rupees, until this one took its place. */
  replacedAmount: number | null;
}

export interface Order {
  id: number;
  /** The status of its enquiry is Won. */
  isWon: boolean;
  /** Oldest first. */
  quotations: OrderedQuotation[];
  /** Agreed besides the quotations, in rupees; negative for a later discount. */
  agreedAmount: number | null;
  /** Days by reached stage, e.g. 2031-05-01. */
  stages: Partial<Record<OrderStage, string>>;
  payments: Payment[];
  /** In rupees; null when nothing is agreed. */
  total: number | null;
  /** Sum of the advances of the quotations, in rupees. */
  advance: number;
  /** Sum of the payments, in rupees. */
  paid: number;
  /** In rupees; negative when too much was paid. */
  balance: number | null;
}

/** In rupees, at most the balance. 0 once the order is fitted or marked as paid, and while the enquiry is not won. */
export function findUnpaidAdvance(
  order: Pick<Order, "isWon" | "stages" | "total" | "advance" | "paid">,
): number {
  const { isWon, stages, total, advance, paid } = order;
  if (!isWon || stages.fitted || stages.paid) return 0;
  return Math.max(0, Math.min(advance, total ?? 0) - paid);
}

/** Returns the last stage that was reached. */
export function findCurrentStage({ stages }: Pick<Order, "stages">): (typeof orderStages)[number] | null {
  return orderStages.findLast(({ value }) => stages[value]) ?? null;
}

/** Returns the stage after the last that was reached; null for the last. */
export function findNextStage(order: Pick<Order, "stages">): (typeof orderStages)[number] | null {
  const current = findCurrentStage(order);
  return orderStages[current ? orderStages.indexOf(current) + 1 : 0] ?? null;
}
