import type { ServerResponse } from "node:http";
import { isReading } from "./method.server";

/** Whether `If-None-Match` names this ETag. The comparison is the weak one, as for every GET (RFC 9110, section 13.1.2). */
function matchesEntityTag(ifNoneMatch: string | undefined, entityTag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => withoutWeakness(tag.trim()) === withoutWeakness(entityTag));
}

/** Whether the client already has what this response would send. */
export function isUnchanged(response: ServerResponse, ifNoneMatch: string | undefined): boolean {
  const tag = response.getHeader("ETag");
  if (response.statusCode !== 200 || typeof tag !== "string" || !isReading(response.req.method)) return false;
  return matchesEntityTag(ifNoneMatch, tag);
}

/** Makes a response say "not modified". Node sends no body with that status, whatever is written. */
export function turnIntoUnchanged(response: ServerResponse): void {
  response.statusCode = 304;
  response.statusMessage = "";
  for (const name of ["Content-Type", "Content-Length", "Content-Encoding"]) response.removeHeader(name);
}

function withoutWeakness(tag: string): string {
  return tag.startsWith("W/") ? tag.slice(2) : tag;
}
