import { createHash, randomBytes } from "node:crypto";

/** Returns 256 random bits in base64url. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The database stores only the hash, so that a leaked backup has no usable token. Random tokens need no slow hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
