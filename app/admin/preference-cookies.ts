/** A cookie that the server reads, so that pages render in the chosen state. */
interface Preference {
  name: string;
  path: string;
  on: string;
  off: string;
}

const sidebar: Preference = { name: "sidebar", path: "/", on: "collapsed", off: "expanded" };
const inboxShortcuts: Preference = { name: "inbox-keys", path: "/admin", on: "on", off: "off" };

export function formatSidebarCookie(isCollapsed: boolean): string {
  return formatCookie(sidebar, isCollapsed);
}

export function isSidebarCollapsed(header: string | null): boolean {
  return hasCookie(header, sidebar.name, sidebar.on);
}

export function formatShortcutsCookie(isOn: boolean): string {
  return formatCookie(inboxShortcuts, isOn);
}

/** Defaults to on. */
export function areShortcutsOn(header: string | null): boolean {
  return !hasCookie(header, inboxShortcuts.name, inboxShortcuts.off);
}

function formatCookie({ name, path, on, off }: Preference, isOn: boolean): string {
  return `${name}=${isOn ? on : off}; Path=${path}; Max-Age=31536000; SameSite=Lax`;
}

function hasCookie(header: string | null, name: string, value: string): boolean {
  return (header ?? "").split(/;\s*/).includes(`${name}=${value}`);
}
