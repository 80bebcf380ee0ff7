import { type Cookie, createCookie } from "@remix-run/node";
import { config } from "./config.server";
import { sessionSecrets } from "./session-secret.server";

/**
 * A signed cookie that no script reads and no other site's form sends; over https it is never sent in the clear.
 * @param maxAge in seconds
 */
export function createSecureCookie(name: string, maxAge: number): Cookie {
  return createCookie(name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: config.publicUrl.protocol === "https:",
    maxAge,
    secrets: [...sessionSecrets()],
  });
}
