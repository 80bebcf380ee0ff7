import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Thrown for a host name that resolves to a private address. */
export class PrivateAddressError extends Error {
  override name = "PrivateAddressError";
  readonly code = "EPRIVATE";
}

/** Returns true for private IP addresses and localhost; other names need a lookup. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  return ipaddr.isValid(host) && !isPublicAddress(host);
}

function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() === "unicast") return true;
  // In IPv6-only networks, the last four bytes are the IPv4 address (NAT64, RFC 6052).
  if (parsed.range() !== "rfc6052") return false;
  return ipaddr.fromByteArray(parsed.toByteArray().slice(-4)).range() === "unicast";
}

/**
 * Looks up and checks the addresses for a connection, which then uses no others: this prevents DNS rebinding. Fails
 * with PrivateAddressError if any address is private.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(new PrivateAddressError(`${hostname} has a private address.`), "");
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
