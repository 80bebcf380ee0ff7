import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { readFirm } from "~/business/firm.server";
import { isCalendarKey } from "~/features/accounts/calendar-address.server";
import { writeCalendar } from "~/features/enquiries/follow-up-calendar.server";
import { db } from "~/platform/database/database.server";
import { notFound, readQuery } from "~/platform/http/read-request";
import { config } from "~/platform/runtime/config.server";

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
