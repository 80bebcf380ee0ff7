import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "~/database/database.server";
import { createPdfAttachment } from "~/quotations/quotation-mails.server";
import { requireLinkedQuotation } from "./quotation.$token/receive-answer.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { name, content, contentType } = await createPdfAttachment(
    db,
    await requireLinkedQuotation(request, params.token ?? ""),
  );
  return new Response(new Uint8Array(content), {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `inline; filename="${name}"`,
    },
  });
}
