import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** A host that is one of the public internet's by its name and not by its address. */
export class PrivateAddressError extends Error {
  override name = "PrivateAddressError";
  readonly code = "EPRIVATE";
}

/** Whether a host is written as an address that is none of the public internet's; a name has to be looked up. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  return ipaddr.isValid(host) && !isPublicAddress(host);
}

function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() === "unicast") return true;
  // How networks without IPv4 write its addresses (NAT64, RFC 6052): the last four bytes.
  if (parsed.range() !== "rfc6052") return false;
  return ipaddr.fromByteArray(parsed.toByteArray().slice(-4)).range() === "unicast";
}

/**
 * Looks a name up for a connection that may lead to the public internet alone. The addresses that are judged are those that are
 * connected to: a name that is answered otherwise the next time leads nowhere else.
 * @throws {PrivateAddressError} by its callback, when one of the addresses is private
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, "");
    const [first] = found;
    if (!first || found.some(({ address }) => !isPublicAddress(address))) {
      return callback(new PrivateAddressError(`${hostname} has a private address.`), "");
    }
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
