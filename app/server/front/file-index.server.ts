import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isCompressibleType } from "./compression.server";
import { findMediaType } from "./media-type.server";

/** What `sendFile` sends. */
export interface SentFile {
  /** Where it is read from when it is not in memory. */
  location: string | null;
  type: string;
  bytes: number;
  entityTag: string;
  cacheControl: string;
  /** The content, of what is worth compressing: text is kept in memory, pictures and fonts are read when asked for. */
  text: Buffer | null;
  /** The text compressed, as soon as it is. */
  encoded: { br?: Buffer; gzip?: Buffer };
}

/** A file of the built site. */
export interface SiteFile extends SentFile {
  location: string;
}

/** Folders in which every name changes with its content. */
const hashedFolders = ["/assets/", "/pictures/"] as const;

const forGood = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/** Whether a path can only be one of a file. */
export function isFilePath(path: string): boolean {
  return hashedFolders.some((folder) => path.startsWith(folder) || `${path}/` === folder);
}

/**
 * Lists the files under a folder, hidden ones aside, by their paths in the site. A request's path is looked up here and never on
 * the disk, so that none leads out.
 */
export function indexFiles(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const location = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, location).split(sep).join("/")}`;
    if (entry.isFile() && !path.includes("/.")) files.set(path, describeFile(path, location));
  }
  return files;
}

function describeFile(path: string, location: string): SiteFile {
  const type = findMediaType(path);
  const { size, mtimeMs } = statSync(location);
  const text = isCompressibleType(type) ? readFileSync(location) : null;
  return {
    location,
    type,
    bytes: size,
    entityTag: `"${text ? hash(text) : `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`}"`,
    cacheControl: hashedFolders.some((start) => path.startsWith(start)) ? forGood : forAnHour,
    text,
    encoded: {},
  };
}

function hash(content: Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
