import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { syncFolder } from "./db/data-folder.server";

/**
 * Makes a file that only its owner may read, unless it is there, and returns when it is on the disk. Of several processes that
 * start at once one wins, and all find the same whole file.
 */
export function makeOnce(file: string, content: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flag: "wx", flush: true });
    // A link never replaces.
    linkSync(draft, file);
    syncFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
