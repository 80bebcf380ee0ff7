import type { Params } from "@remix-run/react";

/**
 * The id in a route's path.
 * @throws {Response} 404 when it is no id
 */
export function readId(params: Params): number {
  const id = /^[1-9]\d{0,9}$/.test(params.id ?? "") ? Number(params.id) : 0;
  // Beyond what the id columns of the database hold.
  if (id < 1 || id > 2_147_483_647) throw notFound();
  return id;
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
