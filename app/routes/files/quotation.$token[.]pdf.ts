import type { LoaderFunctionArgs } from "@remix-run/node";
import { createPdfAttachment } from "~/features/quotations/quotation-mails.server";
import { sendPdf } from "~/features/quotations/send-pdf.server";
import { db } from "~/platform/database/database.server";
import { hashToken } from "~/platform/runtime/tokens.server";
import { requireLinkedQuotation } from "~/routes/standalone/quotation.$token/receive-answer.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const quotation = await requireLinkedQuotation(request, token);
  return await sendPdf(request, {
    key: hashToken(token),
    disposition: "inline",
    write: () => createPdfAttachment(db, quotation, "visitor"),
  });
}
