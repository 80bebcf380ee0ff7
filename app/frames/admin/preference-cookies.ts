/** A cookie that the server reads, so that pages render in the chosen state. */
interface Preference {
  name: string;
  path: string;
  on: string;
  off: string;
}

/** The site's URL, or the browser's location. */
type Site = Pick<URL, "protocol">;

const sidebar: Preference = { name: "sidebar", path: "/", on: "collapsed", off: "expanded" };
const inboxShortcuts: Preference = { name: "inbox-keys", path: "/admin", on: "on", off: "off" };

export function formatSidebarCookie(isCollapsed: boolean, site: Site): string {
  return formatCookie(sidebar, isCollapsed, site);
}

export function isSidebarCollapsed(header: string | null): boolean {
  return hasCookie(header, sidebar.name, sidebar.on);
}

export function formatShortcutsCookie(isOn: boolean, site: Site): string {
  return formatCookie(inboxShortcuts, isOn, site);
}

/** Defaults to on. */
export function areShortcutsOn(header: string | null): boolean {
  return !hasCookie(header, inboxShortcuts.name, inboxShortcuts.off);
}

function formatCookie({ name, path, on, off }: Preference, isOn: boolean, { protocol }: Site): string {
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${name}=${isOn ? on : off}; Path=${path}; Max-Age=31536000; SameSite=Lax${secure}`;
}

function hasCookie(header: string | null, name: string, value: string): boolean {
  return (header ?? "").split(/;\s*/).includes(`${name}=${value}`);
}
