import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSecrets } from "./session-secret.server";

/** Characters of a whole signature, an HMAC-SHA-256 in base64url. 22 of them are 132 bits: far too many to try. */
const WHOLE_LENGTH = 43;

/** Signs a text with the site's secret: the same at every call. `length` cuts the signature for an address. */
export function sign(text: string, length = WHOLE_LENGTH): string {
  const [secret = ""] = sessionSecrets();
  return signWith(secret, text, length);
}

/** Whether a signature of this length is of the text, by any of the site's secrets. */
export function isSigned(text: string, signature: string, length = WHOLE_LENGTH): boolean {
  const given = Buffer.from(signature);
  return sessionSecrets().some((secret) => {
    const right = Buffer.from(signWith(secret, text, length));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

function signWith(secret: string, text: string, length: number): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, length);
}
