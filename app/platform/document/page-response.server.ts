import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import type { CachedPage } from "~/platform/http/compress-page.server";
import { buildContentSecurityPolicy } from "~/platform/http/content-security-policy.server";
import { type PageCache, pageCache } from "~/platform/http/page-cache.server";
import { findPublicPage, type PageHandle } from "~/platform/http/page-handle";
import { contentVersionHeader } from "~/platform/http/request.server";
import { config } from "~/platform/runtime/config.server";
import { usesFallback } from "~/platform/runtime/fallbacks.server";
import type { FinishedDocument } from "./finish-document.server";

interface PageResponseOptions {
  isAdmin: boolean;
  status: number;
  headers: Headers;
  publicPage: PageHandle["page"] | null;
}

/**
 * Allows inline scripts by hash. A public page without new cookies and fallbacks has an ETag; it is cached if its content version
 * is known.
 */
export function createPageResponse(
  page: FinishedDocument,
  request: Request,
  { isAdmin, status, headers, publicPage }: PageResponseOptions,
  cache: Pick<PageCache, "put"> = pageCache,
): Response {
  headers.set("Content-Type", contentType);
  const policy = buildContentSecurityPolicy(page.scriptSources, isAdmin);
  // Vite's server injects scripts and styles.
  if (config.environment !== "development") headers.set("Content-Security-Policy", policy);
  if (publicPage && status === 200 && !headers.has("Set-Cookie") && !usesFallback()) {
    const cachedPage = toCachedPage(page.html, policy);
    headers.set("Cache-Control", cachedPage.cacheControl);
    headers.set("ETag", cachedPage.entityTag);
    const version = request.headers.get(contentVersionHeader);
    if (version) cache.put(new URL(request.url), { query: publicPage.query, version, page: cachedPage });
  }
  return new Response(page.html, { status, headers });
}

const contentType = "text/html; charset=utf-8";

function toCachedPage(html: string, contentSecurityPolicy: string): CachedPage {
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

/** Returns null unless the page is the same for all visitors and was rendered without errors. */
export function findMatchedPublicPage({
  staticHandlerContext,
  routeModules,
}: EntryContext): PageHandle["page"] | null {
  const { matches, errors } = staticHandlerContext;
  const page = matches.at(-1)?.route.id;
  return errors === null && page !== undefined ? findPublicPage(routeModules[page]?.handle) : null;
}
