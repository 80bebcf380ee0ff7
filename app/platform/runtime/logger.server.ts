import { type Logger, pino, stdTimeFunctions } from "pino";
import { config } from "./config.server";
import { BucketError, isDatabaseUnavailable } from "./failure.server";
import { onShutdown } from "./shutdown.server";

const flushIntervalMs = 250;

/** In production, because writing each line separately takes as long as sending a page. */
const isBuffered = config.environment === "production";
const output = pino.destination(isBuffered ? { sync: false, minLength: 4_096 } : { sync: true });

/** JSON lines to standard output. No personal data: no bodies, no query values, no complete IP addresses. */
export const logger: Logger = pino(
  {
    level: config.logLevel,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: serializeError },
  },
  output,
);

if (isBuffered) {
  setInterval(() => output.flush(), flushIntervalMs).unref();
  // pino flushes at exit, but an asynchronous write has to end before that.
  onShutdown("log", () => new Promise((resolve) => output.flush(() => resolve())), "storage");
}

/** Does not log an unavailable database, which is logged elsewhere. */
export function logError(error: unknown, message: string): void {
  if (!isDatabaseUnavailable(error)) logger.error({ err: error }, message);
}

export interface SerializedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SerializedError;
}

/** Keeps only fields that help to find a bug: drivers attach rows and parameters to their errors. */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    // The message names host and setting; a stack does not help.
    ...(error.stack && !(error instanceof BucketError) ? { stack: error.stack } : {}),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}
