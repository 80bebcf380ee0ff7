import { config } from "~/platform/runtime/config.server";
import { logger } from "~/platform/runtime/logger.server";

let isLogged = false;

/** Returns the https URL for a page opened over http, where signing in would silently fail without cookies; else null. */
export function findHttpsUrl(request: Request, publicUrl: URL = config.publicUrl): string | null {
  if (publicUrl.protocol !== "https:" || request.headers.get("x-forwarded-proto") === "https") return null;
  // Browsers send this header over https, even through a proxy missing from TRUSTED_PROXIES, and to localhost, where
  // such cookies work.
  if (request.headers.has("Sec-Fetch-Site")) return null;
  if (!isLogged) {
    isLogged = true;
    logger.warn(
      { setting: "PUBLIC_URL", origin: publicUrl.origin },
      "the login page was opened over http, but PUBLIC_URL requires https to sign in",
    );
  }
  const { pathname, search } = new URL(request.url);
  return new URL(pathname + search, publicUrl).href;
}
