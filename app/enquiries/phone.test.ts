import { expect, it } from "vitest";
import { fitPhone } from "./phone";

it.each([
  ["98430 12345", "9843012345"],
  ["+91 98430 12345", "9843012345"],
  ["91-98430-12345", "9843012345"],
  ["098430 12345", "9843012345"],
  ["9843012345678", "9843012345"],
  ["9143012345", "9143012345"],
  ["nine", ""],
])("accepts of %j %j", (typed, accepted) => {
  expect(fitPhone(typed)).toBe(accepted);
});
