import { adminLoader } from "~/accounts/guard.server";
import { db } from "~/database/database.server";
import { writeAcceptedCsv } from "~/quotations/accepted-csv.server";
import { toIndianDay } from "~/time/indian-time";

export const loader = adminLoader(async () => {
  return new Response(await writeAcceptedCsv(db), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="accepted-quotations-${toIndianDay(new Date())}.csv"`,
      "Cache-Control": "no-store",
    },
  });
});
