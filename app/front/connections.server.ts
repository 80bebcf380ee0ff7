import type { ServerResponse } from "node:http";
import type { Server, Socket } from "node:net";
import { countConnections } from "~/runtime/open-files.mjs";
import type { Peer } from "./client.server";

/** Requests that a connection may send ahead of their answers. Browsers send none, tests and old proxies a few. */
const mostWaiting = 16;

/** Behind one address of a mobile carrier are hundreds of phones, each with up to six connections. */
const mostOfOneAddress = 512;

/** In all: when the files that the process may open run out, the database fails as well. */
const mostOpen = countConnections();

/** A client that has taken none of what waits for it in so many milliseconds is cut off. */
const stalledAfter = 60_000;

/**
 * A connection of a client. Its requests are answered one after the other, as their answers are sent in HTTP/1.1 anyway (RFC 9112,
 * section 9.3.2): those of a client that has left are never begun.
 */
export class Connection {
  readonly peer: Peer;
  readonly #socket: Socket;
  readonly #waiting: [ServerResponse, () => void][] = [];
  /** The answer that is being sent. */
  #current: ServerResponse | null = null;
  /** How far the client had read when that was last looked at, in bytes, and since when. */
  #read = { bytes: 0, since: performance.now() };

  constructor(socket: Socket, peer: Peer) {
    this.#socket = socket;
    this.peer = peer;
  }

  /** Whether a part of an answer is sent, and the rest not yet. */
  get hasSentHead(): boolean {
    return this.#current?.headersSent ?? false;
  }

  /** Runs `answer` when all before it on this connection are answered. */
  take(response: ServerResponse, answer: () => void): void {
    if (this.#socket.destroyed) return;
    if (this.#current) {
      if (this.#waiting.push([response, answer]) > mostWaiting) this.#socket.destroy();
      return;
    }
    this.#current = response;
    answer();
  }

  /** The answer is sent or given up; goes on with the next. */
  leave(): void {
    this.#current = null;
    const next = this.#waiting.shift();
    if (next) this.take(...next);
  }

  /**
   * Ends the connection of a client that does not read what waits for it. Node's own timeout counts each byte.
   * @param now in milliseconds of the monotonic clock
   */
  cutWhenStalled(now: number): void {
    const { bytesWritten, writableLength } = this.#socket;
    const bytes = bytesWritten - writableLength;
    if (writableLength === 0 || bytes > this.#read.bytes) this.#read = { bytes, since: now };
    else if (now - this.#read.since >= stalledAfter) this.#socket.destroy();
  }
}

/** The open connections of a server. */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #counts = new Map<string, number>();
  readonly #identify: (socket: Socket) => Peer;

  constructor(identify: (socket: Socket) => Peer) {
    this.#identify = identify;
  }

  /** Looks after the connections of a server. */
  watch(server: Server): void {
    server.maxConnections = mostOpen;
    server.on("connection", (socket: Socket) => this.#add(socket));
  }

  /** Counts a new connection, or ends it when its address has too many. All visitors of a trusted proxy come from one address. */
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

  /** The connection of a socket. */
  find(socket: Socket): Connection {
    return this.#open.get(socket) ?? this.#add(socket);
  }

  /** Ends the connections on which clients have stopped to read. */
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

/** Counts the requests that are being answered, so that the process ends after them. */
export class InFlight {
  #count = 0;
  #closing = false;
  #onEmpty: (() => void) | null = null;

  /** Whether connections are to be closed after their answers. */
  get isClosing(): boolean {
    return this.#closing;
  }

  /** A request is being answered. */
  enter(): void {
    this.#count += 1;
  }

  /** Its answer is sent or given up. */
  leave(): void {
    this.#count -= 1;
    if (this.#count === 0) this.#onEmpty?.();
  }

  /**
   * Waits until no request is in flight any more, and has every connection closed after its answer.
   *
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
