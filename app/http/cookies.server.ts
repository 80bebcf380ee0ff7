import { type Cookie, createCookie } from "@remix-run/node";
import { config } from "~/runtime/config.server";
import { sessionSecrets } from "~/runtime/session-secret.server";

/** The names of all cookies of this site. */
const names = new Set<string>();

/**
 * A signed cookie that no script reads and no other site's form sends. Over https it is never sent in the clear, and its prefix has
 * browsers refuse one that another host, or plain http, has set (RFC 6265bis, section 4.1.3.2).
 * @param maxAge in seconds
 */
export function createSecureCookie(plainName: string, maxAge: number): Cookie {
  const isSecure = config.publicUrl.protocol === "https:";
  const name = isSecure ? `__Host-${plainName}` : plainName;
  names.add(name);
  return createCookie(name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge,
    secrets: [...sessionSecrets()],
  });
}

/** Whether a Cookie header has a cookie of this site in it; those of advertisements and statistics change no answer. */
export function hasOwnCookie(header: string): boolean {
  return header.split(";").some((pair) => names.has(pair.slice(0, pair.indexOf("=")).trim()));
}
