import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { adminLoader } from "~/accounts/guard.server";
import { db } from "~/database/database.server";
import { exportEnquiries } from "~/enquiries/enquiries-csv.server";
import { countInbox } from "~/enquiries/inbox.server";
import { readInboxQuery } from "~/enquiries/inbox-query.server";
import { readQuery } from "~/http/read-request";
import { addToPrivacyLog } from "~/privacy/privacy-log.server";
import { toIndianDay } from "~/time/indian-time";

/** Exports all pages of the filtered inbox for a spreadsheet. */
export const loader = adminLoader(async ({ request, signedIn: { admin } }) => {
  const { filter } = readInboxQuery(readQuery(request));
  const enquiries = await countInbox(db, filter);
  await addToPrivacyLog(db, { act: "exported", author: admin.username, enquiries });
  const file = Readable.from(exportEnquiries(db, filter), { objectMode: false });
  return new Response(createReadableStreamFromReadable(file), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="enquiries-${toIndianDay(new Date())}.csv"`,
      "Cache-Control": "no-store",
    },
  });
});
