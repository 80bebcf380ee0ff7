/** Whether a path belongs to the JSON API, which answers in JSON whatever goes wrong. */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}
