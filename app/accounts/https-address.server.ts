import { config } from "~/runtime/config.server";
import { logger } from "~/runtime/logger.server";

let isLogged = false;

/** The https address of a page opened over http, where the site's cookies would not work and signing in would fail silently. */
export function findHttpsAddress(request: Request, publicUrl: URL = config.publicUrl): string | null {
  if (publicUrl.protocol !== "https:" || request.headers.get("x-forwarded-proto") === "https") return null;
  // Browsers send this header over https, also through a proxy missing from TRUSTED_PROXIES, and to
  // localhost, where such cookies work.
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
