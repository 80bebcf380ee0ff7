import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { config } from "./config.server";
import { createFileOnce, prepareIfNewSite } from "./data-folder.server";
import { StartError, toStartError } from "./start-error.server";

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
