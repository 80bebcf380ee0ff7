import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { hasBody, readContentLength } from "./body-limit.server";
import type { Client } from "./client.server";
import { findMaxBodyBytes, type PathRules } from "./path-rules";
import { type ErrorPage, isApiPath, type Refusal } from "./refusal.server";
import { findCanonicalPath, parseTarget, type Target } from "./target.server";

export interface AdmittedRequest {
  target: Target;
  host: string;
  maxBodyBytes: number;
}

/** What the front needs to know of the site; the composition root hands it over. */
export interface Site extends ErrorPage {
  notFoundMessage: string;
  pathRules: PathRules;
}

/** With public host and origin, read once: a URL computes them on every access. */
type PublicSite = Site & Readonly<Pick<URL, "host" | "origin">>;

/** HTML forms use no other methods. */
const pageMethods: readonly string[] = ["GET", "HEAD", "POST"];
const apiMethods: readonly string[] = [...pageMethods, "PUT", "PATCH", "DELETE"];
const optionsMethod = "OPTIONS";

export const tooLarge: Refusal = { status: 413, message: "This is too large to send." };
export const badRequest: Refusal = { status: 400, message: "This request is not valid." };

export function admitRequest(
  request: IncomingMessage,
  { client, site }: { client: Client; site: PublicSite },
): AdmittedRequest | Refusal {
  const { method = "", url = "", headers } = request;
  const target = parseTarget(url, site.notFoundMessage);
  if ("status" in target) return target;

  // The API handles OPTIONS itself.
  const methods = isApiPath(target.path) ? apiMethods : pageMethods;
  if (!methods.includes(method) && method !== optionsMethod) {
    return {
      status: 405,
      message: "This page does not accept this request.",
      headers: { Allow: methods.join(", ") },
    };
  }

  const host = readHost(request, { client, site });
  if (host === null) return badRequest;

  if (isReadMethod(method) || method === optionsMethod) {
    if (hasBody(request)) return badRequest;
    const canonicalPath = findCanonicalPath(target, site.pathRules);
    if (canonicalPath !== null) {
      // Starts with exactly one slash, so it stays on this site.
      const Location = canonicalPath + target.search;
      return { status: 301, message: "This page has moved.", headers: { Location } };
    }
    return { target, host, maxBodyBytes: 0 };
  }
  if (!isApiPath(target.path) && isCrossOrigin(headers, host)) {
    return { status: 403, message: "This form was sent from another site." };
  }
  const maxBodyBytes = findMaxBodyBytes(site.pathRules, target.path);
  return readContentLength(request) > maxBodyBytes ? tooLarge : { target, host, maxBodyBytes };
}

export function isPageOptionsRequest(method: string | undefined, path: string): boolean {
  return method === optionsMethod && !isApiPath(path);
}

export function isReadMethod(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * Returns `Host`, or `X-Forwarded-Host` from a trusted proxy; null when invalid. Returns the site's host for HTTP/1.0
 * requests without `Host`.
 */
function readHost(
  { headers, headersDistinct }: IncomingMessage,
  { client, site }: { client: Client; site: PublicSite },
): string | null {
  // Node uses the first Host, but a proxy may have used the last (RFC 9112, section 3.2).
  if ((headersDistinct.host?.length ?? 0) > 1) return null;
  const forwardedHost = client.isViaTrustedProxy ? readFirst(headers["x-forwarded-host"]) : undefined;
  const host = forwardedHost ?? headers.host ?? site.host;
  // Some proxies replace Host with their own name; Origin still names this site.
  if (host === site.host || headers.origin === site.origin) return site.host;
  if (!/^[^/?#@\\\s]+$/.test(host) || !URL.canParse(`http://${host}`)) return null;
  return new URL(`http://${host}`).host;
}

function readFirst(header: string | string[] | undefined): string | undefined {
  return [header ?? []].flat()[0]?.split(",")[0]?.trim() || undefined;
}

/**
 * Returns true when `Origin` is another site. Browsers send the opaque origin `null` with pictures shared by
 * another app and from pages with the "no-referrer" policy; `Sec-Fetch-Site`, which pages cannot set, then decides.
 */
function isCrossOrigin({ origin, "sec-fetch-site": fetchSite }: IncomingHttpHeaders, host: string): boolean {
  if (origin === undefined) return false;
  if (origin === "null") return fetchSite !== "none" && fetchSite !== "same-origin";
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
