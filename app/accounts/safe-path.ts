/** Where the admin area begins. */
export const ADMIN_HOME = "/admin";

/**
 * The address to go to after signing in: `wanted` when it lies in the admin area of this site, else the dashboard. What a
 * stranger could have put into a link (another site, a script, a public page) is never followed.
 */
export function toAdminPath(wanted: string | null): string {
  const base = "http://this.site";
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, base)) return ADMIN_HOME;
  const { origin, pathname, search, hash } = new URL(wanted, base);
  const isAdmin = pathname === ADMIN_HOME || pathname.startsWith(`${ADMIN_HOME}/`);
  return origin === base && isAdmin ? `${pathname}${search}${hash}` : ADMIN_HOME;
}
