import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { requestIdHeader } from "~/server/internal-headers";
import type { Client } from "./client.server";

/** The name of a request in the log: the trusted proxy's, so that its log and ours meet, or else a new one. */
export function chooseRequestId({ headers }: IncomingMessage, { viaTrustedProxy }: Client): string {
  const given = headers[requestIdHeader];
  return viaTrustedProxy && typeof given === "string" && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}
