import { adminLoader } from "~/features/accounts/guard.server";
import { countOrders } from "~/features/orders/find-order.server";
import { writeReceiptsCsv } from "~/features/orders/receipts-csv.server";
import { addToPrivacyLog } from "~/features/privacy/privacy-log.server";
import { db } from "~/platform/database/database.server";
import { toIndianDay } from "~/platform/time/time";

export const loader = adminLoader(async ({ signedIn: { admin } }) => {
  await addToPrivacyLog(db, {
    act: "exported",
    author: admin.username,
    enquiries: await countOrders(db, "payments"),
  });
  return new Response(await writeReceiptsCsv(db), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="receipts-${toIndianDay(new Date())}.csv"`,
      "Cache-Control": "no-store",
    },
  });
});
