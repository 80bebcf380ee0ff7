import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import { clientAddressHeader } from "./internal-headers";

/** For rate limits: IPv4, or the /64 of IPv6, the minimum of a line. Loopback without the front. */
export function clientAddress(request: Request): string {
  return network(request.headers.get(clientAddressHeader) ?? "127.0.0.1", { ipv4: 32, ipv6: 64 });
}

/** For flood detection: /24, or /48 of IPv6, within which one sender can choose an address. */
export function clientNetwork(request: Request): string {
  return shortenAddress(clientAddress(request));
}

/** For the log: enough to see a flood, too little to identify a person. */
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
