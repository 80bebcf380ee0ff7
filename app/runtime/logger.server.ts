import { type Logger, pino, stdTimeFunctions } from "pino";
import { isDatabaseAway } from "./away.server";
import { config } from "./config.server";
import { BucketError } from "./failure.server";
import { onShutdown } from "./shutdown.server";

/** Lines wait no longer than this, in milliseconds, for others to be written with. */
const flushAfter = 250;

/** In production lines are collected and written together, off the main thread: writing each by itself costs as much as a page. */
const isBuffered = config.environment === "production";
const output = pino.destination(isBuffered ? { sync: false, minLength: 4_096 } : { sync: true });

/** The log: JSON lines to standard output. No personal data goes in: no bodies, no query values, no whole addresses. */
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
  setInterval(() => output.flush(), flushAfter).unref();
  // pino writes the rest when the process exits, after a fatal error too. What is being written then has to be done before.
  onShutdown("log", () => new Promise((resolve) => output.flush(() => resolve())), "storage");
}

/** Writes to the log what work beside the requests failed with. An unavailable database is in the log already. */
export function logTrouble(error: unknown, message: string): void {
  if (!isDatabaseAway(error)) logger.error({ err: error }, message);
}

/** What the log says of an error. */
export interface SerializedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SerializedError;
}

/** Of an error what helps to find a fault, and nothing else: drivers attach rows and parameters to theirs. */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    // The message names host and setting; where in the code is no help.
    ...(error.stack && !(error instanceof BucketError) ? { stack: error.stack } : {}),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}
