import { expect, test } from "vitest";
import { toIndianDay } from "./indian-time";

test("a day begins in India at half past six in the evening of the day before in UTC", () => {
  expect(toIndianDay(new Date("2026-11-22T18:29:59.999Z"))).toBe("2026-11-22");
  expect(toIndianDay(new Date("2026-11-22T18:30:00Z"))).toBe("2026-11-23");
  expect(toIndianDay(new Date("2026-12-31T18:30:00Z"))).toBe("2027-01-01");
});
