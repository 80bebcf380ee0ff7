import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIPv4, type Socket } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import { shortenAddress } from "~/http/client-address.server";
import { requestIdHeader } from "~/http/internal-headers";

/** Who asked, as far as it is known. */
export interface Client {
  address: string;
  /** As the log shows the address. */
  network: string;
  protocol: "http" | "https";
  /** Whether the peer is one of our proxies, whose word on the client counts. */
  viaTrustedProxy: boolean;
}

/** The other end of a connection: a client, or one of our proxies. */
export type Peer = Client;

/** Tells who asks. */
export interface ClientFinder {
  /** Looks at a new connection. */
  identify: (socket: Socket) => Peer;
  /** The client of a request: the peer, or, when that is a trusted proxy, the last address in X-Forwarded-For that is not one. */
  find: (request: IncomingMessage, peer: Peer) => Client;
}

/**
 * @param trustedProxies addresses and networks in CIDR notation
 * @param onUntrustedProxy told once of a neighbour that forwards for others and is not trusted: all its visitors then count as one
 */
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

  return {
    identify: ({ remoteAddress = "" }) => {
      const address = normalize(remoteAddress) ?? "unknown";
      const viaTrustedProxy = trustedProxies.length > 0 && isTrusted(address, 0);
      return { address, network: shortenAddress(address), protocol: "http", viaTrustedProxy };
    },
    find: (request, peer) => {
      const { headers } = request;
      if (!peer.viaTrustedProxy) {
        if (headers["x-forwarded-for"] !== undefined) reportUntrusted(peer.address);
        return peer;
      }
      // From our side outwards to the first foreign address: everything beyond could be invented.
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

/** Of this process alone, so that no two processes name requests alike in one log. */
const prefix = randomBytes(9).toString("base64url");
let count = 0;

/** The name of a request in the log: the trusted proxy's, so that its log and ours meet, or else a new one. */
export function chooseRequestId({ headers }: IncomingMessage, { viaTrustedProxy }: Client): string {
  const given = viaTrustedProxy ? headers[requestIdHeader] : undefined;
  if (typeof given === "string" && /^[\w-]{1,64}$/.test(given)) return given;
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** On this machine or in its network: a stranger's word about himself is no news. */
function isNeighbour(address: string): boolean {
  const ranges = ["loopback", "private", "uniqueLocal", "linkLocal"];
  return ipaddr.isValid(address) && ranges.includes(ipaddr.process(address).range());
}

function normalize(written: string): string | null {
  if (isIPv4(written)) return written;
  // Some proxies name the port as well (Azure Application Gateway, IIS).
  const { six, four } = withPort.exec(written)?.groups ?? {};
  const address = six ?? four ?? written;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null;
}

/** `192.0.2.1:5000` or `[2001:db8::1]`, with a port or without. */
const withPort = /^(?:\[(?<six>[^\]]+)\]|(?<four>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/** remix-serve speaks no TLS: only a proxy can. */
function isHttps(header: string | string[] | undefined): boolean {
  return String(header).split(",").at(-1)?.trim() === "https";
}
