export const ADMIN_HOME = "/admin";

/** `wanted` within the admin area, else the dashboard: forged links (other sites, scripts, public pages) are never followed. */
export function toAdminPath(wanted: string | null): string {
  const base = "http://this.site";
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, base)) return ADMIN_HOME;
  const { origin, pathname, search, hash } = new URL(wanted, base);
  const isAdmin = pathname === ADMIN_HOME || pathname.startsWith(`${ADMIN_HOME}/`);
  return origin === base && isAdmin ? `${pathname}${search}${hash}` : ADMIN_HOME;
}
