import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { config } from "~/config.server";
import { contentSecurityPolicy, sealInlineScripts } from "./front/content-security-policy.server";
import { isPublicPage } from "./page-handle";

/**
 * Makes a page's answer: its inline scripts allowed by their hashes, and, when it is the same for everybody, an ETag by which a
 * browser that has it is spared the rest.
 *
 * @param html rendered whole, with the nonce on the scripts that may run
 */
export function answerWithPage(
  html: string,
  {
    nonce,
    status,
    headers,
    isPublic,
  }: { nonce: string; status: number; headers: Headers; isPublic: boolean },
): Response {
  const page = sealInlineScripts(html, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Vite's server puts in scripts and styles of its own.
  if (config.environment !== "development") {
    headers.set("Content-Security-Policy", contentSecurityPolicy(page.scriptSources));
  }
  if (isPublic && status === 200 && !headers.has("Set-Cookie")) {
    headers.set("Cache-Control", "no-cache");
    headers.set("ETag", `W/"${createHash("sha256").update(page.html).digest("base64url").slice(0, 22)}"`);
  }
  return new Response(page.html, { status, headers });
}

/** Whether the page that was matched says that it is the same for everybody, and nothing on it failed. */
export function isPublicAnswer({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { matches, errors } = staticHandlerContext;
  const page = matches.at(-1)?.route.id;
  return errors === null && page !== undefined && isPublicPage(routeModules[page]?.handle);
}
