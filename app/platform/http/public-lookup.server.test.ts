import type { LookupAddress } from "node:dns";
import { expect, it } from "vitest";
import { isPrivateHost, lookUpPublic, PrivateAddressError } from "./public-lookup.server";

const lookUp = (name: string, all: boolean) =>
  new Promise<string | LookupAddress[]>((resolve, reject) => {
    lookUpPublic(name, { all }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

it("rejects a name that resolves to this machine, with either signature of lookup", async () => {
  await expect(lookUp("localhost", true)).rejects.toThrow(PrivateAddressError);
  await expect(lookUp("localhost", false)).rejects.toThrow(PrivateAddressError);
});

it("returns public addresses, also those of NAT64", async () => {
  expect(await lookUp("8.8.8.8", false)).toBe("8.8.8.8");
  expect(await lookUp("64:ff9b::808:808", true)).toEqual([{ address: "64:ff9b::808:808", family: 6 }]);
});

it.each([
  ...["10.0.0.1", "100.64.0.1", "169.254.169.254", "0.0.0.0", "[::1]", "[::]", "[fd00::1]", "[fe80::1]"],
  ...["[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]", "localhost", "localhost.", "a.localhost", "127.0.0.1."],
])("%s is private", (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

it.each(["example.com", "8.8.8.8", "[2606:4700::1111]", "[64:ff9b::808:808]"])("%s is public", (host) => {
  expect(isPrivateHost(host)).toBe(false);
});
