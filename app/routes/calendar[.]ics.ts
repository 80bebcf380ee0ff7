import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { isCalendarKey } from "~/accounts/calendar-address.server";
import { db } from "~/database/database.server";
import { writeCalendar } from "~/enquiries/follow-up-calendar.server";
import { readFirm } from "~/firm/firm.server";
import { notFound, readQuery } from "~/http/read-request";
import { config } from "~/runtime/config.server";

/** Calendar apps send no session cookie, so the key alone grants access. The front answers 304 to an unchanged ETag. */
export async function loader({ request }: LoaderFunctionArgs) {
  const key = readQuery(request).get("key");
  if (!key || !(await isCalendarKey(db, key))) return notFound();
  const { business } = await readFirm(db);
  const calendar = await writeCalendar(db, { business, publicUrl: config.publicUrl });
  const digest = createHash("sha256").update(calendar).digest("base64url");
  return new Response(calendar, {
    headers: { ETag: `"${digest}"`, "Content-Type": "text/calendar; charset=utf-8" },
  });
}
