import { createHash } from "node:crypto";

/**
 * Only prefetching falls back to `default-src`: Firefox checks it against no other directive.
 * @param scriptSources hashes of inline scripts, or a nonce
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

export interface SealedPage {
  html: string;
  scriptSources: string[];
}

/**
 * Hashes the inline scripts that have the nonce and removes it, so that the page can be cached. An injected script has
 * no nonce and is blocked. A streamed page has to use the nonce as its source.
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
