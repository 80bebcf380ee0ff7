export const ADMIN_HOME = "/admin";

/** Returns the dashboard for any path outside the admin area, so that forged links cannot lead elsewhere. */
export function toAdminPath(path: string | null): string {
  const base = "http://this.site";
  if (!path?.startsWith("/") || !URL.canParse(path, base)) return ADMIN_HOME;
  const { origin, pathname, search, hash } = new URL(path, base);
  return origin === base && isAdminPath(pathname) ? `${pathname}${search}${hash}` : ADMIN_HOME;
}

export function isAdminPath(path: string): boolean {
  return path === ADMIN_HOME || path.startsWith(`${ADMIN_HOME}/`);
}

export function getSignInPath(from: string, step: "password" | "code" = "password"): string {
  return `/login${step === "code" ? "/code" : ""}?${new URLSearchParams({ from })}`;
}

const downloads: readonly { path: RegExp; screen: string }[] = [
  { path: /^\/admin\/(?:backup|export)$/, screen: "/admin/account" },
  { path: /^\/admin\/account\/recovery-codes\/file$/, screen: "/admin/account" },
  { path: /^\/admin\/enquiries\.csv(\?.*)?$/, screen: "/admin/enquiries$1" },
  { path: /^\/admin\/(?:quotations|receipts)\.csv$/, screen: "/admin/quotations" },
  { path: /^(\/admin\/enquiries\/\d+\/person)\.json(?:\?.*)?$/, screen: "$1" },
  { path: /^(\/admin\/enquiries\/\d+)\/(?:event\.ics|drawings|attachments\/\d+(?:\?.*)?)$/, screen: "$1" },
];

/** Returns the screen to open after sign-in in place of a download, which would leave the page blank; null for any other path. */
export function findScreenOfDownload(path: string): string | null {
  const download = downloads.find((entry) => entry.path.test(path));
  return download ? path.replace(download.path, download.screen) : null;
}
