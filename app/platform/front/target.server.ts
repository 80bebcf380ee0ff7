import { isCaseSensitive, type PathRules } from "./path-rules";
import { isApiPath, type Refusal } from "./refusal.server";

export interface Target {
  /** As sent, percent-encoded, without the query. */
  path: string;
  decodedPath: string;
  search: string;
}

/** More than the site needs: Remix requests routes in URLs of up to 7,680 characters. */
const maxUrlLength = 8_192;

const maxPathLength = 1_024;

/** The site's paths have at most six segments. Routing time grows with their square (GHSA-chx6-hx7r-mcp5). */
const maxSegments = 12;

/** Remix's client requests the routes of visible links here. */
const manifestPath = "/__manifest";
/** Each segment takes a third of a millisecond; a long admin list requests 870 segments. */
const maxManifestSegments = 1_000;

const malformedUrl: Refusal = { status: 400, message: "This address is incomplete or wrong." };
const urlTooLong: Refusal = { status: 414, message: "This address is too long." };
/** The API has no pages, so Remix's client never requests their data. */
const apiData: Refusal = { status: 400, message: "The API has no such address." };

/** Also accepts the absolute form (RFC 9112, section 3.2). */
export function parseTarget(url: string, notFoundMessage: string): Target | Refusal {
  const notFound: Refusal = { status: 404, message: notFoundMessage };
  if (url.length > maxUrlLength) return urlTooLong;
  const target = url.startsWith("/") ? url : url.replace(/^http:\/\/[^/?#]+/i, "");
  const queryIndex = target.indexOf("?");
  const path = queryIndex < 0 ? target : target.slice(0, queryIndex);
  const search = queryIndex < 0 ? "" : target.slice(queryIndex);
  if (path.length > maxPathLength) return urlTooLong;
  const decodedPath = decodePath(path);
  // A backslash would later count as a slash, and no path of this site has one.
  if (!path.startsWith("/") || decodedPath === null || /[\\#]/.test(path) || url.includes("%00")) {
    return malformedUrl;
  }
  // Remix would resolve dot segments, encoded or not; no client sends them (RFC 3986, section 5.2.4).
  if (dotSegmentPattern.test(decodedPath)) return notFound;
  // React Router cannot build a URL with a backslash.
  if (decodedPath.includes("\\")) return notFound;
  if (countSegments(decodedPath) > maxSegments) return notFound;
  if (path === manifestPath && hasTooManySegments(search)) return malformedUrl;
  if (isApiPath(decodedPath) && decodedPath.endsWith(".data")) return apiData;
  if (hasDataParameter(search)) return notFound;
  return { path, decodedPath, search };
}

/** Punctuation, spaces and invisible characters that chat programs and editors add to the end of a link. */
const linkEnding =
  /(?:[.,;:!?)\]}'"]|%(?:2[0279c]|3[abe]|5d|7d|a0|c2%a0|e2%80%(?:8[b-f]|9[9d]|a[89])|ef%bb%bf))+$/i;

/**
 * Canonical paths have single slashes, none and no punctuation at the end, no encoded letters or digits (RFC 3986, section
 * 6.2.2.2), and lower case for pages. Returns null when the path is canonical.
 */
export function findCanonicalPath({ path }: Target, rules: PathRules): string | null {
  const clean = isApiPath(path) ? path : path.replace(linkEnding, "") || "/";
  const canonical = isCaseSensitive(rules, clean) ? clean : normalizePath(clean);
  return canonical === path ? null : canonical;
}

function normalizePath(path: string): string {
  if (!/[%A-Z]|\/\/|.\/$/.test(path)) return path;
  return path
    .replace(/%[\da-f]{2}/gi, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : encoded;
    })
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1")
    .replace(/%..|[A-Z]+/g, (text) => (text.startsWith("%") || isApiPath(path) ? text : text.toLowerCase()));
}

/** The last segment may precede the `.data` of Remix's data requests. */
const dotSegmentPattern = /\/\.{1,2}(?:\/|$|\.data$)/;

function decodePath(path: string): string | null {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Remix reports an error for each data request of its earlier versions (`?_data=ROUTE`). */
function hasDataParameter(search: string): boolean {
  return search !== "" && new URLSearchParams(search).has("_data");
}

function countSegments(path: string): number {
  let count = 0;
  for (let index = path.indexOf("/"); index >= 0; index = path.indexOf("/", index + 1)) count += 1;
  return count;
}

function hasTooManySegments(search: string): boolean {
  const counts = new URLSearchParams(search)
    .getAll("p")
    .map((path) => countSegments(path.startsWith("/") ? path : `/${path}`));
  return (
    counts.some((count) => count > maxSegments) ||
    counts.reduce((sum, count) => sum + count, 0) > maxManifestSegments
  );
}
