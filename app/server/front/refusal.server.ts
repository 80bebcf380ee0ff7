import { type IncomingMessage, type OutgoingHttpHeaders, STATUS_CODES } from "node:http";
import { isApiPath } from "./api-path.server";
import { hasBody } from "./body-limit.server";
import { drain } from "./drain.server";
import { renderErrorPage } from "./error-page.server";
import type { Wire } from "./wire.server";

/** A request that does not reach the app. */
export interface Refusal {
  status: number;
  /** A sentence for the person who asked. */
  message: string;
  headers?: OutgoingHttpHeaders;
}

/**
 * Answers instead of the app: a small page for browsers, JSON for callers of the API. When a body is still on its way the
 * connection is closed after the answer.
 *
 * @param path of the request, which decides the form of the answer
 */
export function sendRefusal(
  request: IncomingMessage,
  wire: Pick<Wire, "writeHead" | "write" | "end">,
  path: string,
  refusal: Refusal,
): void {
  const { type, body } = renderBody(path, refusal);
  const unread = hasBody(request) && !request.complete;
  wire.writeHead(refusal.status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...refusal.headers,
    ...(unread ? { Connection: "close" } : {}),
  });
  wire.write(body);
  // The answer is out by now; the end, which closes the connection, waits until it is not closed under the sender.
  if (unread) drain(request, () => wire.end());
  else wire.end();
}

function renderBody(path: string, { status, message }: Refusal): { type: string; body: string } {
  if (isApiPath(path)) {
    return { type: "application/json; charset=utf-8", body: JSON.stringify({ success: false, message }) };
  }
  if (path.endsWith(".data")) return { type: "text/x-script", body: renderActionError(status, message) };
  return { type: "text/html; charset=utf-8", body: renderErrorPage(status, message) };
}

/** An error as Remix's client expects one of an action ("single fetch", turbo-stream), so that the error page shows it. */
function renderActionError(status: number, message: string): string {
  const response = ["ErrorResponse", 3, 4, 5];
  return `${JSON.stringify([{ _1: 2 }, "error", response, message, status, STATUS_CODES[status] ?? ""])}\n`;
}
