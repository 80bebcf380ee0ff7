import { type Cookie, createCookie } from "@remix-run/node";
import { config } from "./config.server";
import { sessionSecrets } from "./session-secret.server";

/** The names of all cookies of this site. */
const names = new Set<string>();

/**
 * A signed cookie that no script reads and no other site's form sends; over https it is never sent in the clear.
 * @param maxAge in seconds
 */
export function createSecureCookie(name: string, maxAge: number): Cookie {
  names.add(name);
  return createCookie(name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: config.publicUrl.protocol === "https:",
    maxAge,
    secrets: [...sessionSecrets()],
  });
}

/** Whether a Cookie header has a cookie of this site in it; those of advertisements and statistics change no answer. */
export function hasOwnCookie(header: string): boolean {
  return header.split(";").some((pair) => names.has(pair.slice(0, pair.indexOf("=")).trim()));
}
