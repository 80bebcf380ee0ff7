import { readLogoFile } from "~/business/logo.server";
import { adminLoader } from "~/features/accounts/guard.server";
import { drawSheets } from "~/features/enquiries/draw-sheets.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { db } from "~/platform/database/database.server";
import { notFound, orNotFound, readId } from "~/platform/http/read-request";
import { writeSheets } from "~/sizes/drawing-files.server";

export const loader = adminLoader(async ({ params }) => {
  const enquiry = orNotFound(await findEnquiry(db, readId(params)));
  const logo = await readLogoFile(db);
  const href = `data:image/png;base64,${logo?.content.toString("base64")}`;
  const drawings = await drawSheets(db, enquiry, logo && { ...logo, href });
  if (drawings.length === 0) throw notFound();
  return new Response(await writeSheets(`Enquiry ${enquiry.id}: drawings`, drawings), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      // The page needs no subresources.
      "Content-Security-Policy":
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "Cache-Control": "private, no-store",
    },
  });
});
