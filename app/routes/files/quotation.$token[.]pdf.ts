import type { LoaderFunctionArgs } from "@remix-run/node";
import { createPdfAttachment } from "~/features/quotations/quotation-mails.server";
import { db } from "~/platform/database/database.server";
import { countAttempt } from "~/platform/http/rate-limit.server";
import { readClientNetwork } from "~/platform/http/request.server";
import { QueueFull } from "~/platform/runtime/tasks.server";
import { hashToken } from "~/platform/runtime/tokens.server";
import { HOUR_MS, MINUTE_MS } from "~/platform/time/time";
import { requireLinkedQuotation } from "~/routes/standalone/quotation.$token/receive-answer.server";

const linkLimit = { limit: 30, windowMs: 10 * MINUTE_MS };
/** Customers of one mobile network may share an address. */
const networkLimit = { limit: 200, windowMs: HOUR_MS };

const BUSY_SECONDS = 30;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const quotation = await requireLinkedQuotation(request, token);
  const wait = await countAttempt(db, [
    { key: `PDF of link ${hashToken(token)}`, ...linkLimit },
    { key: `PDFs of network ${readClientNetwork(request)}`, ...networkLimit },
  ]);
  if (wait !== null)
    return refuse(429, "This PDF was opened too often. Please try again in a few minutes, or call us.", wait);
  try {
    const { name, content, contentType } = await createPdfAttachment(db, quotation, "visitor");
    return new Response(new Uint8Array(content), {
      headers: { "Content-Type": contentType, "Content-Disposition": `inline; filename="${name}"` },
    });
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    return refuse(503, "Many PDFs are being written. Please try again in a minute.", BUSY_SECONDS);
  }
}

function refuse(status: number, message: string, retryAfterSeconds: number): Response {
  return new Response(`${message}\n`, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Retry-After": String(retryAfterSeconds),
    },
  });
}
