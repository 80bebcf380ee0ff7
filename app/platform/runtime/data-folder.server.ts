import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { chmod, lstat, open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { restoreInstructions, StartError } from "./failure.server";

/** Files and folders that exist beside a site's database. */
const siteEntries = ["images", "uploads-tmp", "session-secret"];

export const getDatabaseFolder = (dataDir: string) => join(dataDir, "database");

export const getBackupFolder = (dataDir: string) => join(dataDir, "backups");

/** Marks a database that is still being created: after a crash it is deleted and created again. */
export const getUnfinishedMarker = (dataDir: string) => join(dataDir, "database.unfinished");

/**
 * Marks a new site as unfinished before anything else, so that an interrupted first start is repeated.
 * Returns false for an existing database.
 * @throws {StartError} when the folder has pictures or a secret but no database: the site is not new
 */
export function prepareIfNewSite(dataDir: string): boolean {
  if (existsSync(getUnfinishedMarker(dataDir))) return true;
  const folder = getDatabaseFolder(dataDir);
  if (hasContent(folder)) return false;
  const leftovers = siteEntries.map((name) => join(dataDir, name)).filter(hasContent);
  if (leftovers.length > 0) throw new StartError(describeLoss(folder, leftovers));
  const created = createFolder(dataDir);
  if (created) syncFolder(dirname(created));
  writeFileSync(getUnfinishedMarker(dataDir), "");
  syncFolder(dataDir);
  return true;
}

/**
 * Creates the folder and its parents, readable by the owner only. Returns the first folder it created; null if all
 * existed. Avoids Node's `recursive` option, which never returns where no folders can be created, such as in /proc.
 * @throws {StartError} when the system cannot create a folder there
 */
export function createFolder(folder: string): string | null {
  if (isFolder(folder)) return null;
  const parent = dirname(folder);
  const created = createFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT")
      throw new StartError(`${folder} cannot be created in ${parent}. Set DATA_DIR to another folder.`);
    // Another process that started at the same time has created it.
    if (code !== "EEXIST" || !isFolder(folder)) throw error;
  }
  return created ?? folder;
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function describeLoss(folder: string, leftovers: readonly string[]): string {
  return (
    `There is no database in ${folder}, but there are files of a site: ${leftovers.join(", ")}.\n` +
    "If its database is on a server, set DATABASE_URL as before. To start a new site, delete these files.\n" +
    restoreInstructions
  );
}

function hasContent(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && (!stats.isDirectory() || readdirSync(path).length > 0);
}

/** Creates a file readable by the owner only. Concurrent processes all find the same complete file. */
export function createFileOnce(file: string, content: string): void {
  const folder = dirname(file);
  createFolder(folder);
  const temporary = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(temporary, content, { mode: 0o600, flag: "wx", flush: true });
    // A link never replaces a file.
    linkSync(temporary, file);
    syncFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Restricts all files to their owner, for example after a copy. Warns about files it cannot change. */
export async function restrictAccess(dataDir: string): Promise<void> {
  if (existsSync(dataDir)) await restrictFolder(dataDir, 2);
}

/**
 * @param minDepth levels searched even below a restricted folder; the content of deeper restricted folders is already
 *   restricted
 */
async function restrictFolder(folder: string, minDepth: number): Promise<void> {
  try {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (minDepth > 0 || (await isAccessibleToOthers(path))) await restrictFolder(path, minDepth - 1);
      } else if (entry.isFile() && (await isAccessibleToOthers(path))) await chmod(path, 0o600);
    }
    // Last, so that a folder is never restricted before its content.
    if (await isAccessibleToOthers(folder)) await chmod(folder, 0o700);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.emitWarning(`Other users may be able to read ${folder}: ${reason}`);
  }
}

async function isAccessibleToOthers(path: string): Promise<boolean> {
  return ((await lstat(path)).mode & 0o077) !== 0;
}

/** Syncs a file, or the names in a folder, to disk. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Synchronous, for use at startup, when nothing else runs. */
function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
