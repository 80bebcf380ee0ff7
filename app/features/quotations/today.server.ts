import { listBalancesDue } from "~/features/orders/find-order.server";
import type { Database } from "~/platform/database/database.server";
import { listDueQuotations } from "./quotation-list.server";

export async function readDueQuotations(db: Database, now: Date) {
  const [quotations, balances] = await Promise.all([listDueQuotations(db, now), listBalancesDue(db)]);
  return [
    ...quotations.map(({ id, enquiryId, name, total, reason }) => ({
      key: `quotation ${id}`,
      to: reason === "accepted" ? `/admin/enquiries/${enquiryId}` : `/admin/quotations/${id}`,
      name: name ?? "",
      amount: total ?? 0,
      reason,
    })),
    ...balances.map(({ id, name, balance }) => ({
      key: `order ${id}`,
      to: `/admin/enquiries/${id}/order`,
      name,
      amount: balance,
      reason: "balance" as const,
    })),
  ];
}
