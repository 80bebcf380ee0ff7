import type { Params } from "@remix-run/react";
import { LARGEST_ID } from "./id-field";

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
  return id < 1 || id > LARGEST_ID ? null : id;
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
