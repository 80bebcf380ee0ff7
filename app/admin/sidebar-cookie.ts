/** Remembers whether the sidebar is collapsed; the server reads it, so that the page comes in the right width. */
const NAME = "sidebar";

/** The cookie as `Set-Cookie` and `document.cookie` take it. */
export function formatSidebarCookie(collapsed: boolean): string {
  return `${NAME}=${collapsed ? "collapsed" : "expanded"}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** Whether a `Cookie` header says that the sidebar is collapsed. */
export function isSidebarCollapsed(header: string | null): boolean {
  return (header ?? "").split(/;\s*/).includes(`${NAME}=collapsed`);
}
