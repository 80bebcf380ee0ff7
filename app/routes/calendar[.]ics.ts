import type { LoaderFunctionArgs } from "@remix-run/node";
import { isCalendarKey } from "~/accounts/calendar-address.server";
import { db } from "~/database/database.server";
import { writeCalendar } from "~/enquiries/follow-up-calendar.server";
import { readFirm } from "~/firm/firm.server";
import { notFound, readQuery } from "~/http/read-request";
import { config } from "~/runtime/config.server";

const privateHeaders = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" };

/** Calendar apps send no session cookie, so the key alone grants access. */
export async function loader({ request }: LoaderFunctionArgs) {
  const key = readQuery(request).get("key");
  if (!key || !(await isCalendarKey(db, key))) return notFound(privateHeaders);
  const { business } = await readFirm(db);
  return new Response(await writeCalendar(db, { business, publicUrl: config.publicUrl }), {
    headers: { ...privateHeaders, "Content-Type": "text/calendar; charset=utf-8" },
  });
}
