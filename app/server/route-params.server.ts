import type { Params } from "@remix-run/react";

/**
 * The id in a route's path.
 * @throws {Response} 404 when it is no id
 */
export function readId(params: Params): number {
  return orNotFound(parseId(params.id));
}

/** An id as an address writes it; null for what can be none. */
export function parseId(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : 0;
  // Ids are int4 columns.
  return id < 1 || id > 2_147_483_647 ? null : id;
}

/**
 * What was found, if anything was.
 * @throws {Response} 404
 */
export function orNotFound<T>(found: T | null): T {
  if (found === null) throw notFound();
  return found;
}

function notFound(): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found" });
}
