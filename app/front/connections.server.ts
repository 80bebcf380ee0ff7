import type { ServerResponse } from "node:http";
import type { Server, Socket } from "node:net";
import { countConnections } from "~/runtime/open-files.mjs";
import type { Peer } from "./client.server";

/** Pipelined requests per connection. Browsers send none, tests and old proxies a few. */
const mostWaiting = 16;

/** A mobile carrier puts hundreds of phones behind one address, each with up to six connections. */
const mostOfOneAddress = 512;

/** When the process runs out of files, the database fails as well. */
const mostOpen = countConnections();

/** In milliseconds, without progress in reading. */
const stalledAfter = 60_000;

/** Answers in order, like HTTP/1.1 itself (RFC 9112, section 9.3.2); after a disconnect the rest never starts. */
export class Connection {
  readonly peer: Peer;
  readonly #socket: Socket;
  readonly #waiting: [ServerResponse, () => void][] = [];
  #current: ServerResponse | null = null;
  /** Bytes the client had read at the last check, and since when. */
  #read = { bytes: 0, since: performance.now() };

  constructor(socket: Socket, peer: Peer) {
    this.#socket = socket;
    this.peer = peer;
  }

  get hasSentHead(): boolean {
    return this.#current?.headersSent ?? false;
  }

  take(response: ServerResponse, answer: () => void): void {
    if (this.#socket.destroyed) return;
    if (this.#current) {
      if (this.#waiting.push([response, answer]) > mostWaiting) this.#socket.destroy();
      return;
    }
    this.#current = response;
    answer();
  }

  leave(): void {
    this.#current = null;
    const next = this.#waiting.shift();
    if (next) this.take(...next);
  }

  /** Node's own timeout restarts with each byte. `now` is in milliseconds of the monotonic clock. */
  cutWhenStalled(now: number): void {
    const { bytesWritten, writableLength } = this.#socket;
    const bytes = bytesWritten - writableLength;
    if (writableLength === 0 || bytes > this.#read.bytes) this.#read = { bytes, since: now };
    else if (now - this.#read.since >= stalledAfter) this.#socket.destroy();
  }
}

export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #counts = new Map<string, number>();
  readonly #identify: (socket: Socket) => Peer;

  constructor(identify: (socket: Socket) => Peer) {
    this.#identify = identify;
  }

  watch(server: Server): void {
    server.maxConnections = mostOpen;
    server.on("connection", (socket: Socket) => this.#add(socket));
  }

  /** A trusted proxy has no limit per address. */
  #add(socket: Socket): Connection {
    const peer = this.#identify(socket);
    const connection = new Connection(socket, peer);
    const count = (this.#counts.get(peer.address) ?? 0) + 1;
    this.#open.set(socket, connection);
    this.#counts.set(peer.address, count);
    socket.once("close", () => this.#remove(socket, peer));
    if (count > mostOfOneAddress && !peer.viaTrustedProxy) socket.destroy();
    return connection;
  }

  find(socket: Socket): Connection {
    return this.#open.get(socket) ?? this.#add(socket);
  }

  cutStalled(now = performance.now()): void {
    for (const connection of this.#open.values()) connection.cutWhenStalled(now);
  }

  #remove(socket: Socket, { address }: Peer): void {
    this.#open.delete(socket);
    const count = (this.#counts.get(address) ?? 1) - 1;
    if (count > 0) this.#counts.set(address, count);
    else this.#counts.delete(address);
  }
}

/** Counts open requests, so that the process can wait for them. */
export class InFlight {
  #count = 0;
  #closing = false;
  #onEmpty: (() => void) | null = null;

  get isClosing(): boolean {
    return this.#closing;
  }

  enter(): void {
    this.#count += 1;
  }

  leave(): void {
    this.#count -= 1;
    if (this.#count === 0) this.#onEmpty?.();
  }

  /** Connections close after their responses. `timeout` is in milliseconds. */
  async close(timeout: number): Promise<void> {
    this.#closing = true;
    if (this.#count === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeout);
      this.#onEmpty = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
