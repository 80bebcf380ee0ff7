import { readFirm } from "~/business/firm.server";
import { adminLoader } from "~/features/accounts/guard.server";
import { writeCalendar } from "~/features/enquiries/follow-up-calendar.server";
import { db } from "~/platform/database/database.server";
import { notFound, readId } from "~/platform/http/read-request";
import { config } from "~/platform/runtime/config.server";

/** One follow-up, because calendar apps on Android do not subscribe to addresses. */
export const loader = adminLoader(async ({ params }) => {
  const { business } = await readFirm(db);
  const enquiryId = readId(params);
  const event = await writeCalendar(db, { business, publicUrl: config.publicUrl, enquiryId });
  if (!event.includes("BEGIN:VEVENT")) throw notFound();
  return new Response(event, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="follow-up-${enquiryId}.ics"`,
      "Cache-Control": "no-store",
    },
  });
});
