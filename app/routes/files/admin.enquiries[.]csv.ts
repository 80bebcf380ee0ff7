import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { adminLoader } from "~/features/accounts/guard.server";
import { exportEnquiries } from "~/features/enquiries/enquiries-csv.server";
import { countInbox } from "~/features/enquiries/inbox.server";
import { readInboxQuery } from "~/features/enquiries/inbox-query.server";
import { addToPrivacyLog } from "~/features/privacy/privacy-log.server";
import { db } from "~/platform/database/database.server";
import { createCsvResponse } from "~/platform/http/csv-response.server";
import { readQuery } from "~/platform/http/read-request";

/** Exports all pages of the filtered inbox for a spreadsheet. */
export const loader = adminLoader(async ({ request, signedIn: { admin } }) => {
  const { filter } = readInboxQuery(readQuery(request));
  const enquiries = await countInbox(db, filter);
  await addToPrivacyLog(db, { act: "exported", author: admin.username, enquiries });
  const file = Readable.from(exportEnquiries(db, filter), { objectMode: false });
  return createCsvResponse("enquiries", createReadableStreamFromReadable(file));
});
