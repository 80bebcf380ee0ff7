import { isRouteErrorResponse } from "@remix-run/react";
import type { Logger } from "pino";
import { hasDisconnected, isBodyTooLarge, requestIdHeader } from "~/platform/http/request.server";
import { redactPath } from "~/platform/http/secret-paths";
import { logger } from "~/platform/runtime/logger.server";

/** Logs error responses without a stack, and nothing after a disconnect or for an oversized body. */
export function reportError(error: unknown, request: Request, log: Logger = logger): void {
  if (hasDisconnected(error, request) || isBodyTooLarge(error)) return;
  const path = redactPath(new URL(request.url).pathname);
  const context = { id: request.headers.get(requestIdHeader), path };
  if (isRouteErrorResponse(error)) log.warn({ ...context, status: error.status }, error.statusText);
  else log.error({ ...context, err: error }, "unexpected error");
}
