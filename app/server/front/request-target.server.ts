import type { Refusal } from "./refusal.server";

/** Longer than any address of ours: Remix asks for routes in addresses of up to 7,680 characters. */
const longest = 8_192;

/** What a request asks for. */
export interface Target {
  /** As it was sent, percent-encoded, without the query. */
  path: string;
  /** With percent-encoding undone. */
  decodedPath: string;
  /** With its question mark, or empty. */
  search: string;
}

/** Takes the target of a request apart, or says why it cannot be answered. */
export function parseTarget(url: string): Target | Refusal {
  if (url.length > longest) return { status: 414, message: "This address is too long." };
  const origin = /^http:\/\/[^/?#]+/i.exec(url)?.[0] ?? "";
  // A backslash would count as a slash further on, and nothing of ours has one in its address.
  const [path = "", ...query] = url.slice(origin.length).split("?");
  const decodedPath = decodePath(path);
  if (!path.startsWith("/") || decodedPath === null || /[\\#]/.test(path) || /%00/.test(url)) {
    return { status: 400, message: "This address is not complete or has a mistake in it." };
  }
  return { path, decodedPath, search: query.length > 0 ? `?${query.join("?")}` : "" };
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * The address meant by one with doubled slashes, or null when there are none. It begins with exactly one slash, and so stays on
 * this site.
 */
export function collapseSlashes({ path, search }: Target): string | null {
  return path.includes("//") ? `${path.replace(/\/{2,}/g, "/")}${search}` : null;
}
