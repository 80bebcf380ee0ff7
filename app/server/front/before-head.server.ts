import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

type HeadArguments = [status: number, reason?: string | OutgoingHttpHeaders, headers?: OutgoingHttpHeaders];

/**
 * Runs `prepare` before the head of a response goes out. Every way of sending one ends in `writeHead`, the implicit ones
 * too.
 */
export function beforeHead(response: ServerResponse, prepare: () => void): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...call: unknown[]) => {
    adoptHead(response, call);
    prepare();
    return writeHead(response.statusCode);
  };
}

/** Puts what a call of `writeHead` hands over where it can still be read and changed. */
export function adoptHead(response: ServerResponse, call: unknown[]): void {
  const [status, reason, headers] = call as HeadArguments;
  response.statusCode = status;
  if (typeof reason === "string") response.statusMessage = reason;
  for (const [name, value] of Object.entries((typeof reason === "string" ? headers : reason) ?? {})) {
    if (value !== undefined) response.setHeader(name, value);
  }
}
