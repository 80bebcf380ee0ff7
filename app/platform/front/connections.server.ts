import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { calculateMaxConnections } from "~/platform/start/open-files.mjs";
import type { ClientFinder } from "./client.server";

/** A mobile carrier puts hundreds of phones behind one address, each with up to six connections. */
const maxConnectionsPerAddress = 512;

/** Prevents running out of file descriptors, which the database needs too. Trusted proxies have no limit per address. */
export function limitConnections(server: Server, { identify }: Pick<ClientFinder, "identify">): void {
  const counts = new Map<string, number>();
  server.maxConnections = calculateMaxConnections();
  server.on("connection", (socket: Socket) => {
    const { address, isViaTrustedProxy } = identify(socket);
    const count = counts.get(address) ?? 0;
    if (isViaTrustedProxy) return;
    if (count === maxConnectionsPerAddress) {
      socket.destroy();
      return;
    }
    counts.set(address, count + 1);
    socket.once("close", () => {
      const remainingCount = (counts.get(address) ?? 1) - 1;
      if (remainingCount > 0) counts.set(address, remainingCount);
      else counts.delete(address);
    });
  });
}

/** Per connection. Browsers do not pipeline requests; tests and old proxies send a few. */
const maxPipelinedRequests = 16;

/** Requests in flight per connection. Node accepts any number of pipelined requests. */
export class OpenRequests {
  readonly #openResponses = new WeakMap<Socket, Set<ServerResponse>>();

  /** Closes a connection that has too many requests. Returns false when the connection is closed. */
  add({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false;
    let responses = this.#openResponses.get(socket);
    if (!responses) {
      responses = new Set();
      this.#openResponses.set(socket, responses);
    }
    responses.add(response);
    response.on("close", () => responses.delete(response));
    if (responses.size > maxPipelinedRequests) socket.destroy();
    return !socket.destroyed;
  }

  hasSentHead(socket: Socket): boolean {
    return [...(this.#openResponses.get(socket) ?? [])].some((response) => response.headersSent);
  }
}

/** Waits for requests in flight, and closes each connection after its response. */
export async function closeServer(server: Server, timeoutMs: number): Promise<void> {
  const closed = once(server, "close", { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  // On the same SIGTERM, remix-serve also closes the server, and would log an error if it was already closed.
  await setImmediate();
  if (server.listening) server.close();
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idleTimer);
}
