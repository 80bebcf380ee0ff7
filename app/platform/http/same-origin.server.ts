import { config } from "~/platform/runtime/config.server";

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
