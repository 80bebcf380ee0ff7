import type { Refusal } from "./refusal.server";

const methods: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** The refusal of a method that nothing here answers, or null. */
export function refuseMethod(method: string | undefined): Refusal | null {
  if (method !== undefined && methods.includes(method)) return null;
  return { status: 405, message: "This cannot be done here.", headers: { Allow: methods.join(", ") } };
}

/** Whether the method only reads. */
export function isReading(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}
