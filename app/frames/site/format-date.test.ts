import { expect, test } from "vitest";
import { formatMonth, toIndianYear } from "./format-date";

test("formatMonth returns month and year", () => {
  expect(formatMonth("2025-12-02T05:30:00.000Z")).toBe("December 2025");
});

test("formatMonth uses Indian time", () => {
  expect(formatMonth("2025-12-31T19:00:00.000Z")).toBe("January 2026");
});

test("formatMonth returns N/A without a date", () => {
  expect(formatMonth(null)).toBe("N/A");
});

test("toIndianYear uses Indian time", () => {
  expect(toIndianYear(new Date("2025-12-31T18:29:59Z"))).toBe(2025);
  expect(toIndianYear(new Date("2025-12-31T18:30:00Z"))).toBe(2026);
});
