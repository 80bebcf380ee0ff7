import { type Cookie, createCookie } from "@remix-run/node";
import { config } from "~/runtime/config.server";
import { sessionSecrets } from "~/runtime/session-secret.server";

const names = new Set<string>();

/** Over https the prefix protects it from other hosts and plain http (RFC 6265bis, 4.1.3.2). @param maxAge in seconds */
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

/** Ignores cookies of advertisements and statistics, which change no response. */
export function hasOwnCookie(header: string): boolean {
  return header.split(";").some((pair) => names.has(pair.slice(0, pair.indexOf("=")).trim()));
}
