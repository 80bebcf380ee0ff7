/** What a browser remembers of the admin area. The server reads it, so that each page comes as it was left. */
interface Preference {
  name: string;
  path: string;
  on: string;
  off: string;
}

const sidebar: Preference = { name: "sidebar", path: "/", on: "collapsed", off: "expanded" };
const inboxKeys: Preference = { name: "inbox-keys", path: "/admin", on: "on", off: "off" };

/** The cookie that remembers whether the sidebar is collapsed, as `Set-Cookie` and `document.cookie` take it. */
export function formatSidebarCookie(isCollapsed: boolean): string {
  return format(sidebar, isCollapsed);
}

/** Whether a `Cookie` header says that the sidebar is collapsed. */
export function isSidebarCollapsed(header: string | null): boolean {
  return has(header, sidebar.name, sidebar.on);
}

/** The cookie that remembers whether single keys act in the inbox, as `Set-Cookie` takes it. */
export function formatKeysCookie(isOn: boolean): string {
  return format(inboxKeys, isOn);
}

/** Whether single keys act, as a `Cookie` header says; they do unless they were turned off. */
export function areKeysOn(header: string | null): boolean {
  return !has(header, inboxKeys.name, inboxKeys.off);
}

function format({ name, path, on, off }: Preference, isOn: boolean): string {
  return `${name}=${isOn ? on : off}; Path=${path}; Max-Age=31536000; SameSite=Lax`;
}

function has(header: string | null, name: string, value: string): boolean {
  return (header ?? "").split(/;\s*/).includes(`${name}=${value}`);
}
