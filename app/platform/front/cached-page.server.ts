import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import type { CachedPage } from "~/platform/http/compress-page.server";
import { chooseEncoding, type DefaultHeaders, forbidRewriting } from "./headers.server";

/** Without the request id, which the sender inserts into the head at `idIndex`. */
interface PreparedResponse {
  status: 200 | 304;
  head: string[];
  body: Buffer | null;
}

type Variant = "br" | "gzip" | "identity" | "unchanged";

const idIndex = 1;

/** Builds the headers once per page and variant: setting them one by one takes longer than the rest of the response. */
export function createPageSender(
  defaults: DefaultHeaders,
): (request: IncomingMessage, response: ServerResponse, page: CachedPage, id: string) => void {
  const preparedResponses = new WeakMap<CachedPage, Map<Variant, PreparedResponse>>();

  const prepareResponse = (page: CachedPage, variant: Variant): PreparedResponse => {
    const variants = preparedResponses.get(page) ?? new Map<Variant, PreparedResponse>();
    const cachedResponse = variants.get(variant);
    if (cachedResponse) return cachedResponse;
    const response = buildResponse(page, variant, defaults);
    preparedResponses.set(page, variants.set(variant, response));
    return response;
  };

  return (request, response, page, id) => {
    const { head, status, body } = prepareResponse(page, chooseVariant(request, page));
    head[idIndex] = id;
    response.writeHead(status, head);
    if (body === null || request.method === "HEAD") response.end();
    else response.end(body);
  };
}

function chooseVariant({ headers }: IncomingMessage, page: CachedPage): Variant {
  if (headers["if-none-match"] !== undefined && fresh(headers, { etag: page.entityTag })) return "unchanged";
  return chooseEncoding(
    headers["accept-encoding"],
    (encoding) => encoding !== "identity" && page.encoded[encoding] !== undefined,
  );
}

function buildResponse(page: CachedPage, variant: Variant, defaults: DefaultHeaders): PreparedResponse {
  const body =
    variant === "unchanged" ? null : variant === "identity" ? page.text : (page.encoded[variant] ?? null);
  const pageHeaders: [name: string, value: string][] = [
    ["Content-Security-Policy", page.contentSecurityPolicy],
    ["Cache-Control", forbidRewriting(page.cacheControl)],
    ["ETag", page.entityTag],
    ["Vary", "Accept-Encoding"],
  ];
  if (body) pageHeaders.push(["Content-Type", page.type], ["Content-Length", String(body.length)]);
  if (variant === "br" || variant === "gzip") pageHeaders.push(["Content-Encoding", variant]);
  const names = pageHeaders.map(([name]) => name);
  const otherDefaults = defaults.filter(([name]) => !names.includes(name));
  return {
    status: body ? 200 : 304,
    head: [["X-Request-Id", ""], ...pageHeaders, ...otherDefaults].flat(),
    body,
  };
}
