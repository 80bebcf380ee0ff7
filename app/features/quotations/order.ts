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
  /** In rupees. */
  amount: number;
  method: (typeof paymentMethods)[number]["value"];
  reference: string;
  /** E.g. 2031-05-01. */
  receivedOn: string;
}

export interface Order {
  enquiryId: number;
  /** Days by reached stage, e.g. 2031-05-01. */
  stages: Partial<Record<OrderStage, string>>;
  payments: Payment[];
  /** In rupees; null without a quoted amount. */
  total: number | null;
  /** In rupees; negative when too much was paid. */
  balance: number | null;
}

/** Returns the last stage that was reached. */
export function findCurrentStage({ stages }: Pick<Order, "stages">): (typeof orderStages)[number] | null {
  return orderStages.findLast(({ value }) => stages[value]) ?? null;
}
