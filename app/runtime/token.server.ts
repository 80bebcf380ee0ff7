import { createHash, randomBytes } from "node:crypto";

/** 256 random bits in base64url. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The database stores only this, so that a leaked backup contains no usable token. A plain hash is enough for random tokens. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
