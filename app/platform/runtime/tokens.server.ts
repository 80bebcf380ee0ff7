import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { config } from "./config.server";
import { createFileOnce, prepareIfNewSite } from "./data-folder.server";
import { StartError, toStartError } from "./failure.server";

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

let secrets: readonly string[] | undefined;

/**
 * Returns SESSION_SECRET, else a secret generated once in the data folder. The first secret signs; all of them verify.
 * @throws {StartError} when the data folder cannot be used, or its secret is damaged
 */
export function getSessionSecrets(): readonly string[] {
  secrets ??= config.sessionSecrets ?? [readDataFolderSecret()];
  return secrets;
}

function readDataFolderSecret(): string {
  try {
    // Marks the site as new first: a secret without a database would look like a site that lost its database.
    if (config.databaseUrl === null) prepareIfNewSite(config.dataDir);
    return readOrCreateSecret(config.dataDir);
  } catch (error) {
    throw toStartError(error, config.dataDir);
  }
}

export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  // Write the file only once: the disk may be full at later starts.
  if (!existsSync(file)) createFileOnce(file, randomBytes(32).toString("hex"));
  chmodSync(file, 0o600);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new StartError(`${file} is damaged. Delete it: the next start creates a new one.`);
  return secret;
}
