import { type Logger, pino, stdTimeFunctions } from "pino";
import { config } from "./config.server";
import { serializeError } from "./serialize-error.server";

/** The log: JSON lines to standard output. No personal data goes in: no bodies, no query values, no whole addresses. */
export const logger: Logger = pino({
  level: config.logLevel,
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: serializeError },
});
