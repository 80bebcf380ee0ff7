import { db } from "~/platform/database/database.server";
import { countAttempt } from "~/platform/http/rate-limit.server";
import { readClientNetwork } from "~/platform/http/request.server";
import { QueueFull } from "~/platform/runtime/tasks.server";
import { HOUR_MS, MINUTE_MS } from "~/platform/time/time";

const linkLimit = { limit: 30, windowMs: 10 * MINUTE_MS };
/** Customers of one mobile network may share an address. */
const networkLimit = { limit: 200, windowMs: HOUR_MS };

const BUSY_SECONDS = 30;

interface PdfAnswer {
  /** Identifies the address whose downloads are counted. */
  key: string;
  disposition: "inline" | "attachment";
  write: () => Promise<{ name: string; content: Uint8Array }>;
}

/** Answers a visitor with a PDF, or with status 429 or 503. */
export async function sendPdf(request: Request, { key, disposition, write }: PdfAnswer): Promise<Response> {
  const wait = await countAttempt(db, [
    { key: `PDF of link ${key}`, ...linkLimit },
    { key: `PDFs of network ${readClientNetwork(request)}`, ...networkLimit },
  ]);
  if (wait !== null)
    return refuse(429, "This PDF was opened too often. Please try again in a few minutes, or call us.", wait);
  try {
    const { name, content } = await write();
    return new Response(new Uint8Array(content), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `${disposition}; filename="${name}"`,
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    return refuse(503, "Many PDFs are being written. Please try again in a minute.", BUSY_SECONDS);
  }
}

function refuse(status: number, message: string, retryAfterSeconds: number): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": String(retryAfterSeconds) },
  });
}
