import type { IncomingMessage } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { type ClientFinder, chooseRequestId, createClientFinder } from "./client.server";

/** The client of a request, of which a finder looks at no more than this. */
function findBy(
  { find }: ClientFinder,
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
) {
  return find({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);
}

describe("the client address", () => {
  const finder = createClientFinder(["10.0.0.0/8", "::1", "fd00::/8"]);

  it.each([
    ["is the untrusted peer; its header is ignored", "1.2.3.4", "9.9.9.9", "1.2.3.4"],
    ["is the peer as plain IPv4", "::ffff:1.2.3.4", undefined, "1.2.3.4"],
    ["is named by a trusted proxy", "10.0.0.1", "1.2.3.4", "1.2.3.4"],
    [
      "is named by the last trusted proxy; earlier entries are ignored",
      "10.0.0.1",
      "9.9.9.9, 1.2.3.4, 10.7.7.7",
      "1.2.3.4",
    ],
    ["is the proxy when the header is missing", "::ffff:10.0.0.1", undefined, "10.0.0.1"],
    ["is the proxy when the header is invalid", "10.0.0.1", "9.9.9.9, <script>", "10.0.0.1"],
    ["may be named with a port", "10.0.0.1", "9.9.9.9, 1.2.3.4:51234", "1.2.3.4"],
    ["may be named with a port by IPv6", "10.0.0.1", "[2001:db8::1]:51234", "2001:db8::1"],
    ["may have an IPv6 address", "fd00::7", "2001:DB8:0::1", "2001:db8::1"],
    ["is unknown when the connection is closed", undefined, "1.2.3.4", "unknown"],
  ])("%s", (_, peer, forwarded, address) => {
    expect(findBy(finder, peer, forwarded ? { "x-forwarded-for": forwarded } : {}).address).toBe(address);
  });

  it("is known to use https when a trusted proxy says so", () => {
    const headers = { "x-forwarded-proto": "https" };
    expect(findBy(finder, "10.0.0.1", headers).protocol).toBe("https");
    expect(findBy(finder, "1.2.3.4", headers).protocol).toBe("http");
  });

  it("is unknown behind an untrusted proxy, which is logged once", () => {
    const tell = vi.fn();
    const finder = createClientFinder(["10.0.0.1"], tell);
    const forwarded = { "x-forwarded-for": "1.2.3.4" };
    for (const peer of ["172.18.0.1", "10.0.0.1", "203.0.113.7"]) findBy(finder, peer);
    for (const peer of ["10.0.0.1", "203.0.113.7"]) findBy(finder, peer, forwarded);
    expect(tell).not.toHaveBeenCalled();
    for (const peer of ["::ffff:172.18.0.1", "127.0.0.1"]) findBy(finder, peer, forwarded);
    expect(tell).toHaveBeenCalledExactlyOnceWith("172.18.0.1");
  });
});

it.each([
  ["from-the-proxy_1", true, true],
  ["from-the-proxy_1", false, false],
  ["a b\n", true, false],
  ["x".repeat(65), true, false],
])("handles the request id %j from a trusted proxy %s, accepted: %s", (id, viaTrustedProxy, isTaken) => {
  const request = { headers: { "x-request-id": id } } as unknown as IncomingMessage;
  const client = {
    address: "203.0.113.7",
    network: "203.0.113.0",
    protocol: "https",
    viaTrustedProxy,
  } as const;
  const chosen = chooseRequestId(request, client);
  expect(chosen === id).toBe(isTaken);
  expect(chosen).toMatch(/^[\w-]{1,64}$/);
});
