import { expect, it } from "vitest";
import { addDays, atIndianTime, toIndianDay } from "./time";

it("starts a day in India at 18:30 UTC on the day before", () => {
  expect(toIndianDay(new Date("2026-11-22T18:29:59.999Z"))).toBe("2026-11-22");
  expect(toIndianDay(new Date("2026-11-22T18:30:00Z"))).toBe("2026-11-23");
  expect(toIndianDay(new Date("2026-12-31T18:30:00Z"))).toBe("2027-01-01");
});

it("converts a time of day in India to a moment", () => {
  expect(atIndianTime("2026-11-23", "00:00")).toEqual(new Date("2026-11-22T18:30:00Z"));
  expect(atIndianTime("2026-11-22", "08:15")).toEqual(new Date("2026-11-22T02:45:00Z"));
});

it("adds days across the end of a month or year", () => {
  expect([addDays("2027-02-28", 1), addDays("2026-12-31", 2), addDays("2027-01-01", -1)]).toEqual([
    "2027-03-01",
    "2027-01-02",
    "2026-12-31",
  ]);
});
