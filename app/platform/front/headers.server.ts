import type { ServerResponse } from "node:http";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import onHeaders from "on-headers";
import { buildContentSecurityPolicy } from "~/platform/http/content-security-policy.server";
import { isSecretPath } from "~/platform/http/secret-paths";
import type { Exchange } from "./observe.server";

const deniedFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

const secondsPerYear = 365 * 24 * 60 * 60;

export type DefaultHeaders = readonly (readonly [name: string, value: string])[];

/** Includes Strict-Transport-Security only over https. */
export function listDefaultHeaders({
  publicUrl,
  hstsIncludesSubdomains,
}: {
  publicUrl: URL;
  hstsIncludesSubdomains: boolean;
}): DefaultHeaders {
  const subdomains = hstsIncludesSubdomains ? "; includeSubDomains" : "";
  return [
    ["Content-Security-Policy", buildContentSecurityPolicy()],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", deniedFeatures.map((feature) => `${feature}=()`).join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Cache-Control", "private, no-store"],
    ...(publicUrl.protocol === "https:"
      ? ([["Strict-Transport-Security", `max-age=${secondsPerYear}${subdomains}`]] as const)
      : []),
  ];
}

const secretPathHeaders: DefaultHeaders = [
  ["Referrer-Policy", "no-referrer"],
  ["X-Robots-Tag", "noindex"],
];

/** Adds the default headers that the response lacks, and those that a secret path always has. */
export function addHeaders(
  { response, path, id }: Pick<Exchange, "response" | "path" | "id">,
  defaults: DefaultHeaders,
): void {
  onHeaders(response, () => {
    respondNotModified(response);
    if (isSecretPath(path)) {
      for (const [name, value] of secretPathHeaders) response.setHeader(name, value);
      const cacheControl = String(response.getHeader("Cache-Control"));
      if (!cacheControl.includes("no-store")) response.removeHeader("Cache-Control");
    }
    // Other sites may show pictures; otherwise social cards stay empty.
    if (String(response.getHeader("Content-Type")).startsWith("image/")) {
      setDefault(response, "Cross-Origin-Resource-Policy", "cross-origin");
    }
    for (const [name, value] of defaults) setDefault(response, name, value);
    if (String(response.getHeader("Content-Type")).startsWith("text/html"))
      response.setHeader("Cache-Control", forbidRewriting(String(response.getHeader("Cache-Control"))));
    setDefault(response, "X-Request-Id", id);
    weakenEntityTag(response);
  });
}

/** Proxies that rewrite a page, e.g. to hide its email addresses, break its hydration, which then loses what was typed. */
export function forbidRewriting(cacheControl: string): string {
  return cacheControl.includes("no-transform") ? cacheControl : `${cacheControl}, no-transform`;
}

function setDefault(response: ServerResponse, name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}

/** Returns 304 if the client has this version (RFC 9110, section 13.2.2). Node then sends no body. */
function respondNotModified(response: ServerResponse): void {
  const { method, headers } = response.req;
  const etag = response.getHeader("ETag");
  if (response.statusCode !== 200 || (method !== "GET" && method !== "HEAD")) return;
  if (typeof etag !== "string" || !fresh(headers, { etag })) return;
  response.statusCode = 304;
  response.statusMessage = "";
  for (const name of ["Content-Type", "Content-Length", "Content-Encoding"]) response.removeHeader(name);
}

/** A strong tag identifies exact bytes, which compression changes (RFC 9110, section 8.8.1). */
function weakenEntityTag(response: ServerResponse): void {
  const tag = response.getHeader("ETag");
  if (typeof tag === "string" && tag.startsWith('"') && response.hasHeader("Content-Encoding")) {
    response.setHeader("ETag", `W/${tag}`);
  }
}

export type ContentEncoding = "br" | "gzip" | "identity";

const encodings: readonly ContentEncoding[] = ["br", "gzip", "identity"];

/** Cached: few values occur, and parsing one takes as long as sending a page. */
const acceptedEncodings = new LRUCache<string, readonly ContentEncoding[]>({ max: 200 });

/** Chooses the available encoding with the highest weight, the smallest of equals (RFC 9110, section 12.5.3). */
export function chooseEncoding(
  header: string | undefined,
  isAvailable: (encoding: ContentEncoding) => boolean = () => true,
): ContentEncoding {
  if (header === undefined) return "identity";
  let usableEncodings = acceptedEncodings.get(header);
  if (!usableEncodings) {
    // Of equal weights, the first in the header wins.
    const ranked = header.split(",").sort((entry, other) => rankEncoding(entry) - rankEncoding(other));
    const negotiator = new Negotiator({ headers: { "accept-encoding": ranked.join() } });
    const names = negotiator.encodings([...encodings]);
    usableEncodings = names.flatMap((name) => encodings.find((encoding) => encoding === name) ?? []);
    acceptedEncodings.set(header, usableEncodings);
  }
  return usableEncodings.find(isAvailable) ?? "identity";
}

function rankEncoding(entry: string): number {
  return encodings.findIndex((encoding) => entry.trim().toLowerCase().startsWith(encoding));
}
