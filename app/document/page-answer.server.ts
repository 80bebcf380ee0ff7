import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { ADMIN_HOME } from "~/accounts/safe-path";
import type { CachedPage } from "~/http/compress-page.server";
import { contentSecurityPolicy, sealInlineScripts } from "~/http/content-security-policy.server";
import { contentVersionHeader } from "~/http/internal-headers";
import { type PageCache, pageCache } from "~/http/page-cache.server";
import { findPublicPage, type PageHandle } from "~/http/page-handle";
import { config } from "~/runtime/config.server";

interface PageAnswer {
  /** The one on the scripts that may run. */
  nonce: string;
  status: number;
  headers: Headers;
  /** What the page says of itself when it is the same for everybody, else null. */
  publicPage: PageHandle["page"] | null;
}

/**
 * Makes a page's answer: its inline scripts allowed by their hashes, and, when it is the same for everybody, an ETag by which a
 * browser that has it is spared the rest. Such a page is cached for the next visitor.
 *
 * @param html rendered whole, with the nonce on the scripts that may run
 */
export function answerWithPage(
  html: string,
  request: Request,
  { nonce, status, headers, publicPage }: PageAnswer,
  pages: Pick<PageCache, "put"> = pageCache,
): Response {
  const page = sealInlineScripts(html, nonce);
  headers.set("Content-Type", contentType);
  const policy = contentSecurityPolicy(page.scriptSources, isAdminPage(request));
  // Vite's server puts in scripts and styles of its own.
  if (config.environment !== "development") headers.set("Content-Security-Policy", policy);
  if (publicPage && status === 200 && !headers.has("Set-Cookie")) {
    const cached = describePage(page.html, policy);
    headers.set("Cache-Control", cached.cacheControl);
    headers.set("ETag", cached.entityTag);
    const version = request.headers.get(contentVersionHeader);
    if (version) pages.put(new URL(request.url), { query: publicPage.query, version, page: cached });
  }
  return new Response(page.html, { status, headers });
}

function isAdminPage(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return pathname === ADMIN_HOME || pathname.startsWith(`${ADMIN_HOME}/`);
}

const contentType = "text/html; charset=utf-8";

function describePage(html: string, contentSecurityPolicy: string): CachedPage {
  const text = Buffer.from(html);
  return {
    type: contentType,
    entityTag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
    cacheControl: "no-cache",
    text,
    encoded: {},
    contentSecurityPolicy,
  };
}

/** What the page that was matched says of itself, when it is the same for everybody and nothing on it failed. */
export function findPublicAnswer({
  staticHandlerContext,
  routeModules,
}: EntryContext): PageHandle["page"] | null {
  const { matches, errors } = staticHandlerContext;
  const page = matches.at(-1)?.route.id;
  return errors === null && page !== undefined ? findPublicPage(routeModules[page]?.handle) : null;
}
