import { adminLoader } from "~/features/accounts/guard.server";
import { writeReceiptsCsv } from "~/features/orders/receipts-csv.server";
import { db } from "~/platform/database/database.server";
import { toIndianDay } from "~/platform/time/time";

export const loader = adminLoader(async () => {
  return new Response(await writeReceiptsCsv(db), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="receipts-${toIndianDay(new Date())}.csv"`,
      "Cache-Control": "no-store",
    },
  });
});
