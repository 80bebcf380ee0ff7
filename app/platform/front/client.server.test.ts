import type { IncomingMessage } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { type ClientFinder, chooseRequestId, createClientFinder } from "./client.server";

/** Finds the client of a request that has only the properties that the finder reads. */
function findClient(
  { find }: ClientFinder,
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
) {
  return find({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);
}

describe("the client", () => {
  const finder = createClientFinder(["10.0.0.0/8", "::1", "fd00::/8"]);

  it.each([
    ["is the untrusted peer; its header is ignored", "1.2.3.4", "9.9.9.9", "1.2.3.4"],
    ["is the peer as plain IPv4", "::ffff:1.2.3.4", undefined, "1.2.3.4"],
    ["is taken from a trusted proxy's header", "10.0.0.1", "1.2.3.4", "1.2.3.4"],
    [
      "is the last untrusted entry; earlier entries are ignored",
      "10.0.0.1",
      "9.9.9.9, 1.2.3.4, 10.7.7.7",
      "1.2.3.4",
    ],
    ["is the proxy when the header is missing", "::ffff:10.0.0.1", undefined, "10.0.0.1"],
    ["is the proxy when the header is invalid", "10.0.0.1", "9.9.9.9, <script>", "10.0.0.1"],
    ["may be sent with a port", "10.0.0.1", "9.9.9.9, 1.2.3.4:51234", "1.2.3.4"],
    ["may be an IPv6 address with a port", "10.0.0.1", "[2001:db8::1]:51234", "2001:db8::1"],
    ["may be an IPv6 address", "fd00::7", "2001:DB8:0::1", "2001:db8::1"],
    ["is unknown when the connection is closed", undefined, "1.2.3.4", "unknown"],
  ])("%s", (_, peer, forwarded, address) => {
    expect(findClient(finder, peer, forwarded ? { "x-forwarded-for": forwarded } : {}).address).toBe(address);
  });

  it("uses https only when a trusted proxy says so", () => {
    const headers = { "x-forwarded-proto": "https" };
    expect(findClient(finder, "10.0.0.1", headers).protocol).toBe("https");
    expect(findClient(finder, "1.2.3.4", headers).protocol).toBe("http");
  });

  it("is reported once when it is an untrusted proxy on a private network", () => {
    const onUntrustedProxy = vi.fn();
    const finder = createClientFinder(["10.0.0.1"], onUntrustedProxy);
    const forwarded = { "x-forwarded-for": "1.2.3.4" };
    for (const peer of ["172.18.0.1", "10.0.0.1", "203.0.113.7"]) findClient(finder, peer);
    for (const peer of ["10.0.0.1", "203.0.113.7"]) findClient(finder, peer, forwarded);
    expect(onUntrustedProxy).not.toHaveBeenCalled();
    for (const peer of ["::ffff:172.18.0.1", "127.0.0.1"]) findClient(finder, peer, forwarded);
    expect(onUntrustedProxy).toHaveBeenCalledExactlyOnceWith("172.18.0.1");
  });
});

it.each([
  ["from-the-proxy_1", true, true],
  ["from-the-proxy_1", false, false],
  ["a b\n", true, false],
  ["x".repeat(65), true, false],
])("request id %j, trusted proxy %s: accepted %s", (id, isViaTrustedProxy, isAccepted) => {
  const request = { headers: { "x-request-id": id } } as unknown as IncomingMessage;
  const client = {
    address: "203.0.113.7",
    network: "203.0.113.0",
    protocol: "https",
    isViaTrustedProxy,
  } as const;
  const chosen = chooseRequestId(request, client);
  expect(chosen === id).toBe(isAccepted);
  expect(chosen).toMatch(/^[\w-]{1,64}$/);
});
