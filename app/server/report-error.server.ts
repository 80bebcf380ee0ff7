import { isRouteErrorResponse } from "@remix-run/react";
import type { Logger } from "pino";
import { isBodyTooLarge } from "./front/body-limit.server";
import { requestIdHeader } from "./internal-headers";
import { writeLoggedPath } from "./logged-path";
import { logger } from "./logger.server";

/**
 * Writes to the log what a request failed with. What a visitor caused is a line without a stack, and that a visitor left is
 * nothing at all.
 */
export function reportError(error: unknown, request: Request, log: Logger = logger): void {
  if (request.signal.aborted || isBodyTooLarge(error)) return;
  const path = writeLoggedPath(new URL(request.url).pathname);
  const where = { id: request.headers.get(requestIdHeader), path };
  if (isRouteErrorResponse(error)) log.warn({ ...where, status: error.status }, error.statusText);
  else log.error({ ...where, err: error }, "unexpected error");
}
