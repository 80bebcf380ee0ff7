import { readFile } from "node:fs/promises";
import { config } from "~/server/config.server";

/** What the build notes of what it was made from. */
const stamp = "build/inputs.sha256";

/** Characters of the hash that tell two builds apart. */
const length = 12;

/** The version of the build that runs, by what it was made from; null where there is none. */
export async function readVersion(): Promise<string | null> {
  // The build that may be there is not what runs in development.
  if (config.environment !== "production") return null;
  const hash = await readFile(stamp, "utf8").catch(() => null);
  return hash?.slice(0, length) ?? null;
}
