import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { contentType } from "mime-types";
import send from "send";
import { chooseEncoding } from "./headers.server";
import type { Refusal } from "./refusal.server";

export interface SiteFiles {
  folder: string;
  paths: ReadonlySet<string>;
}

/** Every file name in these folders changes with its content. */
const hashedFolders = ["/assets/", "/pictures/"] as const;

const cacheForever = "public, max-age=31536000, immutable";
const cacheOneHour = "public, max-age=3600";

const suffixes = { br: ".br", gzip: ".gz" } as const;

export function isFilePath(path: string): boolean {
  return hashedFolders.some((folder) => path.startsWith(folder) || `${path}/` === folder);
}

/** Excludes hidden files. Looking up requests in this list, not on disk, rules out path traversal. */
export function indexFiles(folder: string): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`;
    if (entry.isFile() && !path.includes("/.")) paths.add(path);
  }
  return paths;
}

/** Compressed variants have no URL. */
export function isSiteFile({ paths }: SiteFiles, path: string): boolean {
  return paths.has(path) && !path.endsWith(suffixes.br) && !path.endsWith(suffixes.gzip);
}

/**
 * `send` handles conditional requests (RFC 9110, section 13), read errors and disconnects. Ranges are off, as
 * for uploaded pictures: no browser resumes a file with a weak tag, and `send` refuses a range longer than
 * the file.
 * @param path decoded, of a file in `paths`
 * @param refuse called when the file cannot be sent
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, paths }: SiteFiles,
  path: string,
  refuse: (refusal: Refusal) => void,
): void {
  const encoding = chooseEncoding(
    request.headers["accept-encoding"],
    (name) => name !== "identity" && paths.has(path + suffixes[name]),
  );

  send(request, encodeURI(encoding === "identity" ? path : path + suffixes[encoding]), {
    root: folder,
    index: false,
    cacheControl: false,
    acceptRanges: false,
  })
    .on("headers", () => {
      response.setHeader("Content-Type", contentType(extname(path)) || "application/octet-stream");
      response.setHeader(
        "Cache-Control",
        hashedFolders.some((hashed) => path.startsWith(hashed)) ? cacheForever : cacheOneHour,
      );
      if (paths.has(path + suffixes.br)) response.setHeader("Vary", "Accept-Encoding");
      if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    })
    .on("error", ({ status }: { status: number }) => {
      if (response.headersSent) return void response.destroy();
      response.removeHeader("Content-Encoding");
      refuse({ status, message: "This file cannot be sent." });
    })
    .pipe(response);
}
