import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { getSessionSecrets } from "./session-secret.server";

/** Returns 256 random bits in base64url. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The database stores only the hash, so that a leaked backup has no usable token. Random tokens need no slow hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Length of an HMAC-SHA-256 in base64url. Even 22 characters are 132 bits, too many to guess. */
const FULL_LENGTH = 43;

/** Signs with the current secret. A text always has the same signature. `length` shortens it for a URL. */
export function sign(text: string, length = FULL_LENGTH): string {
  const [secret = ""] = getSessionSecrets();
  return signWith(secret, text, length);
}

export function isSigned(text: string, signature: string, length = FULL_LENGTH): boolean {
  const actual = Buffer.from(signature);
  return getSessionSecrets().some((secret) => {
    const expected = Buffer.from(signWith(secret, text, length));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}

function signWith(secret: string, text: string, length: number): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, length);
}
