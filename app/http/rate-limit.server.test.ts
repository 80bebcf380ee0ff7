import { expect, it } from "vitest";
import { limitSignIn } from "./rate-limit.server";

const from = (address: string) =>
  new Request("http://localhost/login", { headers: { "X-Client-Address": address } });
const addressKey = (address: string) => limitSignIn(from(address), "owner")[1]?.key;

it("counts a user name whatever its letters", () => {
  expect(limitSignIn(from("::1"), "Owner")[0]?.key).toBe(limitSignIn(from("::1"), "owner")[0]?.key);
});

it.each([
  ["203.0.113.7", "::ffff:203.0.113.7"],
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"],
])("counts %s and %s as one", (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other));
});

it.each([
  ["203.0.113.7", "203.0.113.8"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.8"],
  ["2001:db8:1:2::1", "2001:db8:1:3::1"],
])("counts %s and %s apart", (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other));
});
