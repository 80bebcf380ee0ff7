import { config } from "~/runtime/config.server";

/**
 * Refuses a form that another site sent: every action behind a form calls this first. What no browser sent carries
 * neither header and no cookie of a person either, so it may pass (the rule of Go's CrossOriginProtection).
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
