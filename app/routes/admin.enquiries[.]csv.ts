import { Readable } from "node:stream";
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/session.server";
import { exportEnquiries } from "~/enquiries/export.server";
import { toIndianDay } from "~/enquiries/indian-day";
import { readInboxQuery } from "~/enquiries/read-inbox-query";
import { db } from "~/server/db/database.server";
import { paceBody } from "~/server/paced-body.server";

/** All that the inbox shows under the same filter, on all its pages, as a file for a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { filter } = readInboxQuery(new URL(request.url).searchParams);
  const file = Readable.from(exportEnquiries(db, filter), { objectMode: false });
  return new Response(paceBody(createReadableStreamFromReadable(file)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="enquiries-${toIndianDay(new Date())}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
