import { createHash, randomBytes } from "node:crypto";

/** A bearer token: 256 random bits in base64url. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The SHA-256 of a token in lower-case hexadecimal. The database stores only this, so that reading it, or a backup of it,
 * gives away no usable token. A plain hash is enough for what is random: there is nothing to guess.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
