import { redirect } from "@remix-run/node";

/**
 * Requires the canonical value of a query parameter; null requires that the parameter is absent. Without this, every
 * invented value would be another page to cache.
 * @throws {Response} a redirect (301) when the query has another value, or several
 */
export function requireCanonicalParameter(
  request: Request,
  name: string,
  canonicalValue: string | null,
): void {
  const { pathname, searchParams } = new URL(request.url);
  const values = searchParams.getAll(name);
  if (values.length <= 1 && (values[0] ?? null) === canonicalValue) return;
  if (canonicalValue === null) searchParams.delete(name);
  else searchParams.set(name, canonicalValue);
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname, 301);
}
