import type { IncomingMessage } from "node:http";
import { isIPv4 } from "node:net";
import { TLSSocket } from "node:tls";
import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.process>;
type Network = ReturnType<typeof ipaddr.parseCIDR>;

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
  const networks = trustedProxies.map(parseNetwork);
  const isTrusted = (address: string) => isWithin(ipaddr.process(address), networks);
  let told = false;
  const tellOfForgotten = (peer: string) => {
    if (told || !isNeighbour(peer)) return;
    told = true;
    onForgottenProxy(peer);
  };

  return (request) => {
    const { socket, headers } = request;
    const peer = normalize(socket.remoteAddress ?? "") ?? "unknown";
    const protocol = socket instanceof TLSSocket ? "https" : "http";
    if (networks.length === 0 || peer === "unknown" || !isTrusted(peer)) {
      if (headers["x-forwarded-for"] !== undefined) tellOfForgotten(peer);
      return { address: peer, protocol, viaTrustedProxy: false };
    }
    return {
      address: findFarthest(peer, splitList(headers["x-forwarded-for"]), isTrusted),
      protocol: readProtocol(headers["x-forwarded-proto"]) ?? protocol,
      viaTrustedProxy: true,
    };
  };
}

/** Walks from our side outwards, since everything left of the first foreign address could be invented. */
function findFarthest(peer: string, forwarded: string[], isTrusted: (address: string) => boolean): string {
  let farthest = peer;
  for (const entry of forwarded.reverse()) {
    const address = normalize(entry);
    if (address === null) return farthest;
    farthest = address;
    if (!isTrusted(address)) return farthest;
  }
  return farthest;
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

function parseNetwork(text: string): Network {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

function isWithin(address: Address, networks: readonly Network[]): boolean {
  return networks.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits));
}

function readProtocol(header: string | string[] | undefined): "http" | "https" | null {
  const protocol = splitList(header).at(-1);
  return protocol === "http" || protocol === "https" ? protocol : null;
}

function splitList(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .flatMap((line) => line.split(","))
    .map((entry) => entry.trim());
}
