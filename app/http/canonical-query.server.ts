import { redirect } from "@remix-run/node";

/**
 * Redirects unknown or differently written values, so that a page has one address. Otherwise each invented
 * value would be another page to render and cache.
 * @param value the right value; null when there should be none
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
