import { redirect } from "@remix-run/node";

/** Redirects (301) unless `value` is canonical: every invented value would be another page to cache. */
export function requireCanonicalParameter(request: Request, name: string, value: string | null): void {
  const { pathname, searchParams } = new URL(request.url);
  const values = searchParams.getAll(name);
  if (values.length <= 1 && (values[0] ?? null) === value) return;
  if (value === null) searchParams.delete(name);
  else searchParams.set(name, value);
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname, 301);
}
