import { adminLoader } from "~/features/accounts/guard.server";
import { writeAcceptedCsv } from "~/features/quotations/accepted-csv.server";
import { db } from "~/platform/database/database.server";
import { toIndianDay } from "~/platform/time/time";

export const loader = adminLoader(async () => {
  return new Response(await writeAcceptedCsv(db), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="accepted-quotations-${toIndianDay(new Date())}.csv"`,
      "Cache-Control": "no-store",
    },
  });
});
