import { createHash } from "node:crypto";

/**
 * Builds the policy of a response. Only prefetching uses `default-src`: Firefox checks it against nothing
 * else. All other directives are explicit.
 * @param scriptSources extra sources: hashes of inline scripts, or a nonce
 * @param isAdmin allows an enquiry's PDF inside the page
 */
export function contentSecurityPolicy(scriptSources: readonly string[] = [], isAdmin = false): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptSources].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `object-src ${isAdmin ? "'self'" : "'none'"}`,
    // For admin notifications: a public page may navigate there without a reload.
    "worker-src 'self'",
    ...["child", "frame", "media"].map((kind) => `${kind}-src 'none'`),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A page with known hashes of its inline scripts. */
export interface SealedPage {
  html: string;
  /** For the policy's `script-src`. */
  scriptSources: string[];
}

/**
 * Hashes the inline scripts that have the nonce and removes the nonce, so that the page is the same for every
 * request and can be cached. An injected script has no nonce and is blocked.
 * @param html the whole page; a streamed one has to use the nonce as its source
 */
export function sealInlineScripts(html: string, nonce: string): SealedPage {
  const scriptSources = new Set<string>();
  const mark = ` nonce="${nonce}"`;
  const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
  for (const { groups } of html.matchAll(script)) {
    const { attributes = "", code = "" } = groups ?? {};
    if (attributes.includes(mark) && code !== "") scriptSources.add(hashSource(code));
  }
  return { html: html.replaceAll(mark, ""), scriptSources: [...scriptSources] };
}

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
