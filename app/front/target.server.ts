import { errors } from "~/content/messages";
import { isCaseSensitive } from "./addresses";
import { isApiPath, type Refusal } from "./refusal.server";

/** What a request asks for. */
export interface Target {
  /** As it was sent, percent-encoded, without the query. */
  path: string;
  /** With percent-encoding undone. */
  decodedPath: string;
  /** The query with its question mark, or empty. */
  search: string;
}

/** Longer than any address of ours: Remix asks for routes in addresses of up to 7,680 characters. */
const longest = 8_192;

/** The longest path without a query, in characters. */
const longestPath = 1_024;

/** The deepest address of ours has six segments. What the router does grows with the square of them (GHSA-chx6-hx7r-mcp5). */
const mostSegments = 12;

/** Where Remix's client asks for routes, by the paths of the links that it sees. */
const manifestPath = "/__manifest";
/** Segments in all the paths that it asks for at once, a third of a millisecond each; a long list of the admin area asks for 870. */
const mostManifestSegments = 1_000;

const broken: Refusal = { status: 400, message: "This address is not complete or has a mistake in it." };
const tooLong: Refusal = { status: 414, message: "This address is too long." };
const missing: Refusal = { status: 404, message: errors.notFound.message };

/**
 * Takes the target of a request apart, in absolute form too (RFC 9112, section 3.2).
 * @returns a refusal for what cannot be an address of this site
 */
export function parseTarget(url: string): Target | Refusal {
  if (url.length > longest) return tooLong;
  const target = url.startsWith("/") ? url : url.replace(/^http:\/\/[^/?#]+/i, "");
  const end = target.indexOf("?");
  const path = end < 0 ? target : target.slice(0, end);
  const search = end < 0 ? "" : target.slice(end);
  if (path.length > longestPath) return tooLong;
  const decodedPath = decode(path);
  // A backslash would count as a slash further on, and nothing of ours has one in its address.
  if (!path.startsWith("/") || decodedPath === null || /[\\#]/.test(path) || url.includes("%00")) {
    return broken;
  }
  // Remix would resolve them, encoded or not, and answer another address than the one that is judged here. No client sends them
  // (RFC 3986, section 5.2.4).
  if (dotSegment.test(decodedPath)) return missing;
  // React Router can write no address of it.
  if (decodedPath.includes("\\")) return missing;
  if (countSegments(decodedPath) > mostSegments) return missing;
  if (path === manifestPath && isManifestTooDeep(search)) return broken;
  return { path, decodedPath, search };
}

/**
 * The one address of what a GET asks for, where it is another than the one that was sent: single slashes and none at the end,
 * no letter or digit percent-encoded (RFC 3986, section 6.2.2.2), pages in small letters.
 * @returns null when it is the same
 */
export function findCanonicalPath({ path }: Target): string | null {
  if (!/[%A-Z]|\/\/|.\/$/.test(path) || isCaseSensitive(path)) return null;
  const canonical = path
    .replace(/%[\da-f]{2}/gi, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : encoded;
    })
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1")
    .replace(/%..|[A-Z]+/g, (text) => (text.startsWith("%") || isApiPath(path) ? text : text.toLowerCase()));
  return canonical === path ? null : canonical;
}

/** The last one may stand before the ending of Remix's requests for data. */
const dotSegment = /\/\.{1,2}(?:\/|$|\.data$)/;

function decode(path: string): string | null {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function countSegments(path: string): number {
  let count = 0;
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) count += 1;
  return count;
}

function isManifestTooDeep(search: string): boolean {
  const counts = new URLSearchParams(search)
    .getAll("p")
    .map((path) => countSegments(path.startsWith("/") ? path : `/${path}`));
  return (
    counts.some((count) => count > mostSegments) ||
    counts.reduce((sum, count) => sum + count, 0) > mostManifestSegments
  );
}
