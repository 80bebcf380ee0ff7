import { isRouteErrorResponse } from "@remix-run/react";
import type { Logger } from "pino";
import { logger } from "~/runtime/logger.server";
import { isBodyTooLarge } from "./body-too-large";
import { requestIdHeader } from "./internal-headers";
import { writeLoggedPath } from "./logged-path";

/**
 * Writes to the log what a request failed with. What a visitor caused is a line without a stack, and that a visitor left is
 * nothing at all.
 */
export function reportError(error: unknown, request: Request, log: Logger = logger): void {
  if (hasLeft(error, request) || isBodyTooLarge(error)) return;
  const path = writeLoggedPath(new URL(request.url).pathname);
  const where = { id: request.headers.get(requestIdHeader), path };
  if (isRouteErrorResponse(error)) log.warn({ ...where, status: error.status }, error.statusText);
  else log.error({ ...where, err: error }, "unexpected error");
}

/** Whether a request failed because its visitor left: Node's body breaks off with this error, at times before the signal tells of it. */
export function hasLeft(error: unknown, { signal }: Request): boolean {
  return (
    signal.aborted ||
    (error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET")
  );
}
