import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIPv4, type Socket } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import { requestIdHeader, shortenAddress } from "~/platform/http/request.server";

export interface Client {
  address: string;
  network: string;
  protocol: "http" | "https";
  /** If so, the forwarded headers apply. */
  isViaTrustedProxy: boolean;
}

export interface ClientFinder {
  /** Returns the peer, which may be a proxy. */
  identify: (socket: Socket) => Client;
  /** Returns the peer or, behind a trusted proxy, the last untrusted address in X-Forwarded-For. */
  find: (request: IncomingMessage) => Client;
}

/**
 * `trustedProxies` may be CIDR ranges. `onUntrustedProxy` is called once: all visitors behind that proxy count as one.
 */
export function createClientFinder(
  trustedProxies: readonly string[],
  onUntrustedProxy: (address: string) => void = () => undefined,
): ClientFinder {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  let hasReported = false;
  const reportUntrusted = (peer: string) => {
    if (hasReported || !isNeighbour(peer)) return;
    hasReported = true;
    onUntrustedProxy(peer);
  };

  // Cached: identifying a peer takes a tenth as long as sending a cached page.
  const peers = new WeakMap<Socket, Client>();
  const identify = (socket: Socket): Client => {
    const cachedPeer = peers.get(socket);
    if (cachedPeer) return cachedPeer;
    const address = normalizeAddress(socket.remoteAddress ?? "") ?? "unknown";
    const isViaTrustedProxy = trustedProxies.length > 0 && isTrusted(address, 0);
    const peer: Client = { address, network: shortenAddress(address), protocol: "http", isViaTrustedProxy };
    peers.set(socket, peer);
    return peer;
  };

  return {
    identify,
    find: (request) => {
      const { headers, socket } = request;
      const peer = identify(socket);
      if (!peer.isViaTrustedProxy) {
        if (headers["x-forwarded-for"] !== undefined) reportUntrusted(peer.address);
        return peer;
      }
      // From the nearest address to the first untrusted one; addresses beyond that may be forged.
      const addresses = proxyAddr.all(request, isTrusted).map(normalizeAddress);
      const address = addresses.findLast((address) => address !== null) ?? peer.address;
      return {
        address,
        network: shortenAddress(address),
        protocol: isHttps(headers["x-forwarded-proto"]) ? "https" : "http",
        isViaTrustedProxy: true,
      };
    },
  };
}

/** Random per process, so that ids are unique across processes in one log. */
const requestIdPrefix = randomBytes(9).toString("base64url");
let requestCount = 0;

/** Returns a trusted proxy's request id, so that its log matches ours, or a new id. */
export function chooseRequestId({ headers }: IncomingMessage, { isViaTrustedProxy }: Client): string {
  const proxyId = isViaTrustedProxy ? headers[requestIdHeader] : undefined;
  if (typeof proxyId === "string" && /^[\w-]{1,64}$/.test(proxyId)) return proxyId;
  requestCount += 1;
  return `${requestIdPrefix}-${requestCount.toString(36)}`;
}

/** Returns true for an address of this machine or its network. X-Forwarded-For from other untrusted peers is not reported. */
function isNeighbour(address: string): boolean {
  const ranges = ["loopback", "private", "uniqueLocal", "linkLocal"];
  return ipaddr.isValid(address) && ranges.includes(ipaddr.process(address).range());
}

function normalizeAddress(text: string): string | null {
  if (isIPv4(text)) return text;
  // Some proxies add the port (Azure Application Gateway, IIS).
  const { ipv6, ipv4 } = addressWithPort.exec(text)?.groups ?? {};
  const address = ipv6 ?? ipv4 ?? text;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null;
}

/** Matches `192.0.2.1:5000` and `[2001:db8::1]`, with or without a port. */
const addressWithPort = /^(?:\[(?<ipv6>[^\]]+)\]|(?<ipv4>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/** Uses the last value, which the nearest proxy added. remix-serve has no TLS, so only a proxy can use https. */
function isHttps(header: string | string[] | undefined): boolean {
  return String(header).split(",").at(-1)?.trim() === "https";
}
