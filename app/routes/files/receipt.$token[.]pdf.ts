import type { LoaderFunctionArgs } from "@remix-run/node";
import { readFirm } from "~/business/firm.server";
import { drawSheets } from "~/features/enquiries/draw-sheets.server";
import { findReceivedEnquiry } from "~/features/enquiries/receipt.server";
import { writeSheetsPdf } from "~/features/quotations/quotation-pdf.server";
import { sendPdf } from "~/features/quotations/send-pdf.server";
import { db } from "~/platform/database/database.server";
import { notFound, orNotFound } from "~/platform/http/read-request";
import { hashToken } from "~/platform/runtime/tokens.server";

/** The drawings of a receipt, for as long as its page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const enquiry = orNotFound(await findReceivedEnquiry(token));
  const { business } = await readFirm(db);
  const drawings = await drawSheets(db, { ...enquiry, measuredPieces: null }, null);
  if (drawings.length === 0) throw notFound();
  return await sendPdf(request, {
    key: hashToken(token),
    disposition: "attachment",
    write: async () => ({
      name: `drawings-${enquiry.id}.pdf`,
      content: await writeSheetsPdf(
        { title: `Request ${enquiry.id}: drawings`, author: business.name, drawings },
        "visitor",
      ),
    }),
  });
}
