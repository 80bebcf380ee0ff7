import { isIPv4 } from "node:net";
import { redirect } from "@remix-run/node";
import ipaddr from "ipaddr.js";
import { config } from "~/platform/runtime/config.server";

/** The front sets these headers for the app and removes any that the client sent. */
export const requestIdHeader = "x-request-id";
export const clientAddressHeader = "x-client-address";
/** Content version under which the requested page may be cached (`page-cache.server.ts`). */
export const contentVersionHeader = "x-content-version";

/**
 * Returns an IPv4 address or an IPv6 /64, the smallest network that providers assign, for rate limits. Without the
 * front, returns the loopback address.
 */
export function readClientAddress(request: Request): string {
  return maskAddress(request.headers.get(clientAddressHeader) ?? "127.0.0.1", { ipv4: 32, ipv6: 64 });
}

/** Returns an IPv4 /24 or IPv6 /48, within which a sender can change addresses, for flood detection. */
export function readClientNetwork(request: Request): string {
  return shortenAddress(readClientAddress(request));
}

/** Returns an IPv4 /24 or IPv6 /48 for the log: enough to detect a flood, too little to identify a person. */
export function shortenAddress(address: string): string {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf("."))}.0`;
  return maskAddress(address, { ipv4: 24, ipv6: 48 });
}

function maskAddress(address: string, bits: Record<"ipv4" | "ipv6", number>): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4")
    return ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${bits.ipv4}`).toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits.ipv6}`).toString();
}

/**
 * Every action calls this first. Requests from outside a browser have neither Sec-Fetch-Site nor Origin, and
 * no user's cookie, so they pass (as in Go's CrossOriginProtection).
 * @throws {Response} 403
 */
export function requireSameOrigin(request: Request): void {
  if (!isSameOrigin(request)) throw new Response("Forbidden", { status: 403, statusText: "Forbidden" });
}

function isSameOrigin({ headers }: Request): boolean {
  const fetchSite = headers.get("Sec-Fetch-Site");
  if (fetchSite !== null) return fetchSite === "same-origin" || fetchSite === "none";
  const origin = headers.get("Origin");
  if (origin === null || origin === config.publicUrl.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get("Host");
}

/**
 * Requires the canonical value of a query parameter; null requires that the parameter is absent. Without this, every
 * invented value would be another page to cache.
 * @throws {Response} a redirect (301) when the query has another value, or several
 */
export function requireCanonicalParameter(
  request: Request,
  name: string,
  canonicalValue: string | null,
): void {
  const { pathname, searchParams } = new URL(request.url);
  const values = searchParams.getAll(name);
  if (values.length <= 1 && (values[0] ?? null) === canonicalValue) return;
  if (canonicalValue === null) searchParams.delete(name);
  else searchParams.set(name, canonicalValue);
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname, 301);
}

export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

export function isBodyTooLarge(error: unknown): boolean {
  if (error instanceof BodyTooLargeError) return true;
  return error instanceof Error && error.cause !== undefined && isBodyTooLarge(error.cause);
}

/** Also recognizes ECONNRESET, with which Node's body sometimes fails before the signal aborts. */
export function hasDisconnected(error: unknown, { signal }: Request): boolean {
  return (
    signal.aborted ||
    (error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET")
  );
}

/** The first match wins: most user agents also name other programs. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** For example "Chrome on Android". */
export function describeUserAgent(userAgent: string | null): string {
  const findName = (entries: typeof browsers) =>
    entries.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const program = findName(browsers);
  const system = findName(systems);
  if (program && system) return `${program} on ${system}`;
  return program ?? (system ? `A browser on ${system}` : "Unknown browser");
}
