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

/**
 * A client connection. Requests run one after the other, as HTTP/1.1 sends their responses anyway (RFC 9112,
 * section 9.3.2); after a disconnect the waiting ones never start.
 */
export class Connection {
  readonly peer: Peer;
  readonly #socket: Socket;
  readonly #waiting: [ServerResponse, () => void][] = [];
  /** The response being sent. */
  #current: ServerResponse | null = null;
  /** Bytes the client had read at the last check, and since when. */
  #read = { bytes: 0, since: performance.now() };

  constructor(socket: Socket, peer: Peer) {
    this.#socket = socket;
    this.peer = peer;
  }

  /** Whether a response has been sent in part. */
  get hasSentHead(): boolean {
    return this.#current?.headersSent ?? false;
  }

  /** Runs `answer` after all earlier requests of this connection. */
  take(response: ServerResponse, answer: () => void): void {
    if (this.#socket.destroyed) return;
    if (this.#current) {
      if (this.#waiting.push([response, answer]) > mostWaiting) this.#socket.destroy();
      return;
    }
    this.#current = response;
    answer();
  }

  /** Ends the current response and starts the next. */
  leave(): void {
    this.#current = null;
    const next = this.#waiting.shift();
    if (next) this.take(...next);
  }

  /**
   * Closes the connection of a client that stopped reading. Node's own timeout restarts with each byte.
   * @param now in milliseconds of the monotonic clock
   */
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

  /**
   * Adds a connection, or closes it when its address has too many. A trusted proxy has no limit per address.
   */
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

  /** Closes connections whose clients stopped reading. */
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

  /** Whether connections are to be closed after their responses. */
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

  /**
   * Waits for all open requests; connections close after their responses.
   * @param timeout in milliseconds
   */
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
