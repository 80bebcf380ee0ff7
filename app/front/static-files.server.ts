import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { contentType } from "mime-types";
import send from "send";
import { chooseEncoding } from "./headers.server";
import { sendRefusal } from "./refusal.server";

/** The files of the built site. */
export interface SiteFiles {
  /** Absolute path of the folder. */
  folder: string;
  /** What is in it, by the paths in the site. */
  paths: ReadonlySet<string>;
}

/** Folders in which every name changes with its content. */
const hashedFolders = ["/assets/", "/pictures/"] as const;

const forGood = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/** What the build has compressed ends in one of these. */
const suffixes = { br: ".br", gzip: ".gz" } as const;

/** Whether a path can only be one of a file. */
export function isFilePath(path: string): boolean {
  return hashedFolders.some((folder) => path.startsWith(folder) || `${path}/` === folder);
}

/**
 * Lists the files under a folder, hidden ones aside, by their paths in the site. A request's path is looked up here and never on
 * the disk, so that none leads out.
 */
export function indexFiles(folder: string): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`;
    if (entry.isFile() && !path.includes("/.")) paths.add(path);
  }
  return paths;
}

/** Whether a path is the address of a file; the compressed ones have none of their own. */
export function isSiteFile({ paths }: SiteFiles, path: string): boolean {
  return paths.has(path) && !path.endsWith(suffixes.br) && !path.endsWith(suffixes.gzip);
}

/**
 * Answers a GET or HEAD with a file, as the build has compressed it when the client takes that. `send` knows conditions
 * (RFC 9110, section 13), and what is to be done when a file breaks off or a visitor leaves. Ranges are not answered, as of uploaded
 * pictures: no browser resumes a file whose tag is weak, and `send` refuses a range that is longer than the file.
 *
 * @param path of a file of the site, decoded
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, paths }: SiteFiles,
  path: string,
): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const suffix = encoding === "identity" ? "" : suffixes[encoding];
  const isEncoded = suffix !== "" && paths.has(path + suffix);

  send(request, encodeURI(isEncoded ? path + suffix : path), {
    root: folder,
    index: false,
    cacheControl: false,
    acceptRanges: false,
  })
    .on("headers", () => {
      response.setHeader("Content-Type", contentType(extname(path)) || "application/octet-stream");
      response.setHeader(
        "Cache-Control",
        hashedFolders.some((start) => path.startsWith(start)) ? forGood : forAnHour,
      );
      if (paths.has(path + suffixes.br)) response.setHeader("Vary", "Accept-Encoding");
      if (isEncoded) response.setHeader("Content-Encoding", encoding);
    })
    .on("error", ({ status }: { status: number }) => {
      if (response.headersSent) return void response.destroy();
      response.removeHeader("Content-Encoding");
      sendRefusal(request, response, path, { status, message: "This file cannot be sent." });
    })
    .pipe(response);
}
