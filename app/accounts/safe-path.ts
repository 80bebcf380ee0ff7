export const ADMIN_HOME = "/admin";

/** Returns the dashboard for any path outside the admin area, so that forged links cannot lead elsewhere. */
export function toAdminPath(path: string | null): string {
  const base = "http://this.site";
  if (!path?.startsWith("/") || !URL.canParse(path, base)) return ADMIN_HOME;
  const { origin, pathname, search, hash } = new URL(path, base);
  const isAdmin = pathname === ADMIN_HOME || pathname.startsWith(`${ADMIN_HOME}/`);
  return origin === base && isAdmin ? `${pathname}${search}${hash}` : ADMIN_HOME;
}

export function signInPath(from: string, step: "password" | "code" = "password"): string {
  return `/login${step === "code" ? "/code" : ""}?${new URLSearchParams({ from })}`;
}

const downloads: readonly { address: RegExp; screen: string }[] = [
  { address: /^\/admin\/(?:backup|export)$/, screen: "/admin/account" },
  { address: /^\/admin\/account\/recovery-codes\/file$/, screen: "/admin/account" },
  { address: /^\/admin\/enquiries\.csv(\?.*)?$/, screen: "/admin/enquiries$1" },
  { address: /^(\/admin\/enquiries\/\d+\/person)\.json$/, screen: "$1" },
  { address: /^(\/admin\/enquiries\/\d+)\/(?:drawings|attachments\/\d+(?:\?.*)?)$/, screen: "$1" },
];

/** Returns the screen to open after sign-in instead of a download, which would leave the page blank. Null when the address is no download. */
export function findFileScreen(address: string): string | null {
  const file = downloads.find((file) => file.address.test(address));
  return file ? address.replace(file.address, file.screen) : null;
}
