import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from "node:http";
import { escapeMarkup } from "~/platform/text/text";
import { countBytes, hasBody } from "./body-limit.server";

export interface Refusal {
  status: number;
  message: string;
  headers?: OutgoingHttpHeaders;
}

/** The parts of an error page that belong to the site. */
export interface ErrorPage {
  getName: () => string;
  /** Address of the style sheet. */
  stylesheet: string;
}

export const tooBusy = {
  status: 503,
  message: "Too many requests at once. Please try again in a moment.",
  headers: { "Retry-After": "5" },
} as const satisfies Refusal;

interface RequestToRefuse {
  request: IncomingMessage;
  response: ServerResponse;
  /** Decides between HTML and JSON. */
  path: string;
}

/** Closes the connection afterwards if the body is still arriving. */
export function sendRefusal(
  { request, response, path }: RequestToRefuse,
  refusal: Refusal,
  page: ErrorPage,
): void {
  const { type, body } = renderBody(path, refusal, page);
  const hasUnreadBody = hasBody(request) && !request.complete;
  response.writeHead(refusal.status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    // Not compressed: compression would delay the response until `end()`.
    "Cache-Control": "no-store, no-transform",
    ...refusal.headers,
    ...(hasUnreadBody ? { Connection: "close" } : {}),
  });
  response.write(body);
  // The client already has the response. `end()` closes the connection, so it waits for the rest of the body.
  if (hasUnreadBody) drain(request, () => response.end());
  else response.end();
}

export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

function renderBody(
  path: string,
  { status, message }: Refusal,
  page: ErrorPage,
): { type: string; body: string } {
  if (isApiPath(path)) {
    return { type: "application/json; charset=utf-8", body: JSON.stringify({ success: false, message }) };
  }
  if (path.endsWith(".data")) return { type: "text/x-script", body: renderActionError(status, message) };
  return { type: "text/html; charset=utf-8", body: renderErrorPage(status, message, page) };
}

/** Uses the format of Remix's client ("single fetch", turbo-stream), so that the error page shows the message. */
function renderActionError(status: number, message: string): string {
  const response = ["ErrorResponse", 3, 4, 5];
  return `${JSON.stringify([{ _1: 2 }, "error", response, message, status, STATUS_CODES[status] ?? ""])}\n`;
}

const maxDrainedBytes = 8 * 1024 * 1024;
const drainTimeoutMs = 5_000;

/**
 * Browsers send a whole body before they read the response; closing the connection earlier loses the response.
 * @param done called once: at the end of the body, at a limit, or after a disconnect
 */
export function drain(request: IncomingMessage, done: () => void): void {
  if (request.complete || request.destroyed) {
    done();
    return;
  }
  let received = 0;
  const onData = (chunk: Buffer) => {
    received += countBytes(chunk);
    if (received > maxDrainedBytes) stop();
    // The app may have paused the body after reading part of it.
    else request.resume();
  };
  const stop = () => {
    clearTimeout(timer);
    request.off("data", onData).off("end", stop).off("close", stop).off("error", stop);
    request.pause();
    done();
  };
  const timer = setTimeout(stop, drainTimeoutMs);
  request.on("data", onData).on("end", stop).on("close", stop).on("error", stop);
  request.resume();
}

function renderErrorPage(status: number, message: string, { getName, stylesheet }: ErrorPage): string {
  const title = `${status} ${STATUS_CODES[status] ?? ""}`.trim();
  const name = escapeMarkup(getName());
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} – ${name}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body class="grid place-content-center gap-4 p-6">
<main class="grid max-w-xl gap-4">
<h1 class="text-heading">${escapeMarkup(message)}</h1>
<p class="text-steel-600">${escapeMarkup(title)}</p>
<p><a class="inline-flex min-h-11 items-center underline" href="/">Back to ${name}</a></p>
</main>
</body>
</html>
`;
}
