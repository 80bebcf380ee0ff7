import { adminLoader } from "~/features/accounts/guard.server";
import { countOrders } from "~/features/orders/find-order.server";
import { writeReceiptsCsv } from "~/features/orders/receipts-csv.server";
import { addToPrivacyLog } from "~/features/privacy/privacy-log.server";
import { db } from "~/platform/database/database.server";
import { createCsvResponse } from "~/platform/http/csv-response.server";

export const loader = adminLoader(async ({ signedIn: { admin } }) => {
  await addToPrivacyLog(db, {
    act: "exported",
    author: admin.username,
    enquiries: await countOrders(db, "payments"),
  });
  return createCsvResponse("receipts", await writeReceiptsCsv(db));
});
