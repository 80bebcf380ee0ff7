import { createHash } from "node:crypto";

/**
 * The policy for an answer. `default-src` is for what has no directive of its own, which is prefetching alone: Firefox judges it by
 * nothing else. All that would fall back to it is named.
 *
 * @param scriptSources what may run besides the site's own files: the hashes of a page's inline scripts, or a nonce
 * @param isAdmin whether a PDF may be shown within the page: one of an enquiry; all else on the site refuses to be
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
    // Notifications of the admin: a page that was opened as a public one may lead there without loading anew.
    "worker-src 'self'",
    ...["child", "frame", "media"].map((kind) => `${kind}-src 'none'`),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A page whose own inline scripts are known by their hashes. */
export interface SealedPage {
  html: string;
  /** For the policy's `script-src`. */
  scriptSources: string[];
}

/**
 * Hashes exactly the inline scripts that carry the nonce, and takes the nonce out of the page. A script without it, however it
 * got there, is not in the policy and does not run. The page then depends on nothing of its request and can be cached.
 *
 * @param html the whole page; one that is streamed has to name the nonce itself as its source
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
