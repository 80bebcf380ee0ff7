import { isApiPath } from "./api-path.server";
import type { Refusal } from "./refusal.server";

/** Browsers send forms by nothing else. */
const pageMethods: readonly string[] = ["GET", "HEAD", "POST"];
const apiMethods: readonly string[] = [...pageMethods, "PUT", "PATCH", "DELETE"];

/** The refusal of a method that nothing at this path answers, or null; the API says itself what each of its addresses answers. */
export function refuseMethod(method: string | undefined, path: string): Refusal | null {
  const methods = isApiPath(path) ? apiMethods : pageMethods;
  if (method !== undefined && methods.includes(method)) return null;
  return { status: 405, message: "This cannot be done here.", headers: { Allow: methods.join(", ") } };
}

/** Whether the method only reads. */
export function isReading(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}
