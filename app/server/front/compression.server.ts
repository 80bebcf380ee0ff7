import type { ServerResponse } from "node:http";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { chooseEncoding, type Encoding } from "./accept-encoding.server";
import type { Encoder } from "./encoded-body.server";

/** Below this many bytes the effort gains nothing. */
const worthwhile = 1_000;

const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

/**
 * Decides how the body of a response is compressed and sets its headers accordingly; null when it goes out as it is.
 *
 * @param length of the body in bytes, undefined while it is not known
 */
export function compress(
  response: ServerResponse,
  { acceptEncoding, length }: { acceptEncoding: string | undefined; length: number | undefined },
): Encoder | null {
  if (!isCompressible(response) || (length !== undefined && length < worthwhile)) return null;
  vary(response, "Accept-Encoding");
  const encoding = chooseEncoding(acceptEncoding);
  if (encoding === null) return null;
  response.setHeader("Content-Encoding", encoding);
  response.removeHeader("Content-Length");
  weakenEntityTag(response);
  // Node never sends a body with these, but they say what the GET would have got.
  return response.req.method === "HEAD" ? null : createEncoder(encoding, length);
}

/** Whether compressing such content gains something. */
export function isCompressibleType(type: string): boolean {
  return compressible.test(type);
}

function isCompressible(response: ServerResponse): boolean {
  if (response.statusCode === 204 || response.statusCode === 206 || response.hasHeader("Content-Encoding"))
    return false;
  if (String(response.getHeader("Cache-Control")).includes("no-transform")) return false;
  return isCompressibleType(String(response.getHeader("Content-Type")));
}

function createEncoder(encoding: Encoding, length: number | undefined): Encoder {
  if (encoding === "gzip") return createGzip({ level: 6 });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      ...(length === undefined ? {} : { [constants.BROTLI_PARAM_SIZE_HINT]: length }),
    },
  });
}

function vary(response: ServerResponse, name: string): void {
  const present = [response.getHeader("Vary") ?? []].flat().join(", ");
  if (!present.toLowerCase().includes(name.toLowerCase())) {
    response.setHeader("Vary", present ? `${present}, ${name}` : name);
  }
}

/** The encoded bytes are others than those the tag was made for. */
function weakenEntityTag(response: ServerResponse): void {
  const tag = response.getHeader("ETag");
  if (typeof tag === "string" && !tag.startsWith("W/")) response.setHeader("ETag", `W/${tag}`);
}
