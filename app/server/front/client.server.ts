import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import { requestIdHeader } from "~/server/internal-headers";

/** Who asked, as far as it is known. */
export interface Client {
  address: string;
  protocol: "http" | "https";
  /** Whether the peer is one of our proxies, whose word on the client counts. */
  viaTrustedProxy: boolean;
}

/**
 * Makes the function that tells a request's client: the peer of the connection, or, when that is a trusted proxy, the
 * last address in X-Forwarded-For that is not one.
 *
 * @param trustedProxies addresses and networks in CIDR notation
 * @param onForgottenProxy told once of a neighbour that forwards for others and is not trusted: all its visitors then count as one
 */
export function createClientFinder(
  trustedProxies: readonly string[],
  onForgottenProxy: (address: string) => void = () => undefined,
): (request: IncomingMessage) => Client {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  let told = false;
  const tellOfForgotten = (peer: string) => {
    if (told || !isNeighbour(peer)) return;
    told = true;
    onForgottenProxy(peer);
  };

  return (request) => {
    const { socket, headers } = request;
    const peer = normalize(socket.remoteAddress ?? "") ?? "unknown";
    if (trustedProxies.length === 0 || !isTrusted(peer, 0)) {
      if (headers["x-forwarded-for"] !== undefined) tellOfForgotten(peer);
      return { address: peer, protocol: "http", viaTrustedProxy: false };
    }
    // From our side outwards to the first foreign address: everything beyond could be invented.
    const addresses = proxyAddr.all(request, isTrusted).map(normalize);
    return {
      address: addresses.findLast((address) => address !== null) ?? peer,
      protocol: isHttps(headers["x-forwarded-proto"]) ? "https" : "http",
      viaTrustedProxy: true,
    };
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

function normalize(address: string): string | null {
  if (isIPv4(address)) return address;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null;
}

/** remix-serve speaks no TLS: only a proxy can. */
function isHttps(header: string | string[] | undefined): boolean {
  return String(header).split(",").at(-1)?.trim() === "https";
}
