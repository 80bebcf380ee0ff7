import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import { clientAddressHeader } from "./internal-headers";

/**
 * Returns an IPv4 address or an IPv6 /64, the smallest network that providers assign, for rate limits. Without the
 * front, returns the loopback address.
 */
export function readClientAddress(request: Request): string {
  return maskAddress(request.headers.get(clientAddressHeader) ?? "127.0.0.1", { ipv4: 32, ipv6: 64 });
}

/** Returns an IPv4 /24 or IPv6 /48, within which a sender can change addresses, for flood detection. */
export function readClientNetwork(request: Request): string {
  return shortenAddress(readClientAddress(request));
}

/** Returns an IPv4 /24 or IPv6 /48 for the log: enough to detect a flood, too little to identify a person. */
export function shortenAddress(address: string): string {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf("."))}.0`;
  return maskAddress(address, { ipv4: 24, ipv6: 48 });
}

function maskAddress(address: string, bits: Record<"ipv4" | "ipv6", number>): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4")
    return ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${bits.ipv4}`).toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits.ipv6}`).toString();
}
