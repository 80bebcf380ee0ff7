import { adminLoader } from "~/features/accounts/guard.server";
import { countOrders } from "~/features/orders/find-order.server";
import { addToPrivacyLog } from "~/features/privacy/privacy-log.server";
import { writeAcceptedCsv } from "~/features/quotations/accepted-csv.server";
import { db } from "~/platform/database/database.server";
import { createCsvResponse } from "~/platform/http/csv-response.server";

export const loader = adminLoader(async ({ signedIn: { admin } }) => {
  await addToPrivacyLog(db, {
    act: "exported",
    author: admin.username,
    enquiries: await countOrders(db, "quotation_versions"),
  });
  return createCsvResponse("accepted-quotations", await writeAcceptedCsv(db));
});
