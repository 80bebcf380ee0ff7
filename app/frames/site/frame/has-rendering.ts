/** Searches nested data at any depth. */
export function hasRendering(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  return "isRendering" in data || Object.values(data).some(hasRendering);
}
