/** Says whether an address is one of the owner's screens: the admin area, and signing in and out of it. */
export function isAdminArea(pathname: string): boolean {
  return /^\/(admin|login|logout)(\/|$)/.test(pathname);
}
