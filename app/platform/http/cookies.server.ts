import { type Cookie, createCookie } from "@remix-run/node";
import { config } from "~/platform/runtime/config.server";
import { getSessionSecrets } from "~/platform/runtime/session-secret.server";

const cookieNames = new Set<string>();

/** Over https, the `__Host-` prefix protects the cookie from other hosts and plain http (RFC 6265bis, 4.1.3.2). */
export function createSecureCookie(plainName: string, maxAgeSeconds: number): Cookie {
  const isSecure = config.publicUrl.protocol === "https:";
  const name = isSecure ? `__Host-${plainName}` : plainName;
  cookieNames.add(name);
  return createCookie(name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: maxAgeSeconds,
    secrets: [...getSessionSecrets()],
  });
}

/** Ignores cookies of ads and analytics, which change no response. */
export function hasOwnCookie(header: string): boolean {
  return header.split(";").some((pair) => cookieNames.has(pair.slice(0, pair.indexOf("=")).trim()));
}
