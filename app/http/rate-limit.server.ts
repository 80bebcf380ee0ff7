import ipaddr from "ipaddr.js";
import { db } from "~/db/database.server";
import { type AttemptLimit, takeAttempt } from "~/domain/auth/attempts.server";

const minutes = (count: number) => count * 60 * 1000;

/** The limits of signing in: per user name, and, more generously, per address, behind which several people may be. */
export function limitSignIn(request: Request, username: string): AttemptLimit[] {
  return [
    { key: `sign-in name ${username.toLowerCase()}`, limit: 10, windowMs: minutes(15) },
    { key: `sign-in address ${findNetwork(request)}`, limit: 30, windowMs: minutes(15) },
  ];
}

/**
 * Counts one use of something public, such as sending a message, under the address it came from.
 * @returns null when it may go on, else the seconds until it may be tried again
 */
export async function limitByAddress(
  request: Request,
  { name, limit, windowMs }: { name: string; limit: number; windowMs: number },
): Promise<number | null> {
  return await takeAttempt(db, [{ key: `${name} ${findNetwork(request)}`, limit, windowMs }]);
}

/** The address a request came from; of IPv6 the network, for one household has a whole network of addresses. */
function findNetwork(request: Request): string {
  const given = request.headers.get("X-Client-Address") ?? "";
  if (!ipaddr.isValid(given)) return given;
  // An IPv4 address in IPv6's clothes counts as what it is.
  const address = ipaddr.process(given);
  if (address.kind() === "ipv4") return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString();
}
