import { config } from "~/runtime/config.server";
import { logger } from "~/runtime/logger.server";

let isLogged = false;

/**
 * The address of this screen under https, where it was opened over plain http and the site's cookies are for https alone: signing in
 * would lead back here without a word. Null where cookies arrive.
 */
export function findHttpsAddress(request: Request, publicUrl: URL = config.publicUrl): string | null {
  if (publicUrl.protocol !== "https:" || request.headers.get("x-forwarded-proto") === "https") return null;
  // Browsers send it over https, which a proxy that is not in TRUSTED_PROXIES may speak, and to localhost, where such cookies work.
  if (request.headers.has("Sec-Fetch-Site")) return null;
  if (!isLogged) {
    isLogged = true;
    logger.warn(
      { setting: "PUBLIC_URL", origin: publicUrl.origin },
      "the login page was opened over http: signing in needs https, as PUBLIC_URL says",
    );
  }
  const { pathname, search } = new URL(request.url);
  return new URL(pathname + search, publicUrl).href;
}
