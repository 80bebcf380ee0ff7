import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import { clientAddressHeader } from "./internal-headers";

/**
 * The address of the client as rate limits count it: an IPv4 address, or the /64 of an IPv6 one, because that is the
 * least that one line is given. Without the front (development, tests) it is the loopback address.
 */
export function clientAddress(request: Request): string {
  return network(request.headers.get(clientAddressHeader) ?? "127.0.0.1", { ipv4: 32, ipv6: 64 });
}

/** The network of the client as a flood is judged by: its /24, or /48 of IPv6, within which one sender can choose an address. */
export function clientNetwork(request: Request): string {
  return shortenAddress(clientAddress(request));
}

/** The client's network for the log: enough to see a flood, too little to find a person. */
export function shortenAddress(address: string): string {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf("."))}.0`;
  return network(address, { ipv4: 24, ipv6: 48 });
}

function network(address: string, bits: Record<"ipv4" | "ipv6", number>): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4")
    return ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${bits.ipv4}`).toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits.ipv6}`).toString();
}
