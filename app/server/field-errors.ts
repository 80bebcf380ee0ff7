import type { z } from "zod";

/**
 * The first message for each field that a schema refused, by the field's path joined with dots; a problem of the whole input stands
 * under "request".
 */
export function collectFieldErrors(error: z.ZodError | undefined): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[path.join(".") || "request"] ??= message;
  return errors;
}
