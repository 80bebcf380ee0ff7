import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIPv4, type Socket } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import { shortenAddress } from "~/http/client-address.server";
import { requestIdHeader } from "~/http/internal-headers";

export interface Client {
  address: string;
  network: string;
  protocol: "http" | "https";
  /** The forwarded headers of a trusted proxy apply. */
  viaTrustedProxy: boolean;
}

export interface ClientFinder {
  /** Returns the peer, which may be a proxy. */
  identify: (socket: Socket) => Client;
  /** Returns the peer or, behind a trusted proxy, the last untrusted address in X-Forwarded-For. */
  find: (request: IncomingMessage) => Client;
}

/** `trustedProxies` may be CIDR. `onUntrustedProxy` receives each nearby proxy once: all its visitors count as one. */
export function createClientFinder(
  trustedProxies: readonly string[],
  onUntrustedProxy: (address: string) => void = () => undefined,
): ClientFinder {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  let told = false;
  const reportUntrusted = (peer: string) => {
    if (told || !isNeighbour(peer)) return;
    told = true;
    onUntrustedProxy(peer);
  };

  // Identifying a peer takes a tenth of the time of a cached page.
  const peers = new WeakMap<Socket, Client>();
  const identify = (socket: Socket): Client => {
    const known = peers.get(socket);
    if (known) return known;
    const address = normalize(socket.remoteAddress ?? "") ?? "unknown";
    const viaTrustedProxy = trustedProxies.length > 0 && isTrusted(address, 0);
    const peer: Client = { address, network: shortenAddress(address), protocol: "http", viaTrustedProxy };
    peers.set(socket, peer);
    return peer;
  };

  return {
    identify,
    find: (request) => {
      const { headers, socket } = request;
      const peer = identify(socket);
      if (!peer.viaTrustedProxy) {
        if (headers["x-forwarded-for"] !== undefined) reportUntrusted(peer.address);
        return peer;
      }
      // From our side outwards to the first foreign address: addresses beyond it may be forged.
      const addresses = proxyAddr.all(request, isTrusted).map(normalize);
      const address = addresses.findLast((address) => address !== null) ?? peer.address;
      return {
        address,
        network: shortenAddress(address),
        protocol: isHttps(headers["x-forwarded-proto"]) ? "https" : "http",
        viaTrustedProxy: true,
      };
    },
  };
}

/** Random per process, so that ids are unique across processes in one log. */
const prefix = randomBytes(9).toString("base64url");
let count = 0;

/** Returns a trusted proxy's request id, so that its log matches ours, or a new one. */
export function chooseRequestId({ headers }: IncomingMessage, { viaTrustedProxy }: Client): string {
  const given = viaTrustedProxy ? headers[requestIdHeader] : undefined;
  if (typeof given === "string" && /^[\w-]{1,64}$/.test(given)) return given;
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** On this machine or in its network. X-Forwarded-For from any other untrusted peer is ignored. */
function isNeighbour(address: string): boolean {
  const ranges = ["loopback", "private", "uniqueLocal", "linkLocal"];
  return ipaddr.isValid(address) && ranges.includes(ipaddr.process(address).range());
}

function normalize(written: string): string | null {
  if (isIPv4(written)) return written;
  // Some proxies add the port (Azure Application Gateway, IIS).
  const { six, four } = withPort.exec(written)?.groups ?? {};
  const address = six ?? four ?? written;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null;
}

/** Matches `192.0.2.1:5000` and `[2001:db8::1]`, with or without a port. */
const withPort = /^(?:\[(?<six>[^\]]+)\]|(?<four>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/** remix-serve has no TLS: only a proxy can. */
function isHttps(header: string | string[] | undefined): boolean {
  return String(header).split(",").at(-1)?.trim() === "https";
}
