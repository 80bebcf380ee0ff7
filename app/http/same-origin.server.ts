import { config } from "~/runtime/config.server";

/**
 * Refuses cross-site forms; every action calls this first. A request from outside a browser has neither
 * header and no person's cookie, so it may pass (the rule of Go's CrossOriginProtection).
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
