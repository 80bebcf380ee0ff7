import { redirect } from "@remix-run/node";

/**
 * Lets a page have one address: what names nothing, or is written otherwise than the site writes it, is led to the right one. Else
 * each invented value would be a page of its own to render and to cache.
 *
 * @param value what the parameter should be; null when it should not be there
 * @throws {Response} 301
 */
export function requireParameter(request: Request, name: string, value: string | null): void {
  const { pathname, searchParams } = new URL(request.url);
  const given = searchParams.getAll(name);
  if (given.length <= 1 && (given[0] ?? null) === value) return;
  if (value === null) searchParams.delete(name);
  else searchParams.set(name, value);
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname, 301);
}
