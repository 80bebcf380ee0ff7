import { expect, test } from "vitest";
import { findIndianYear, formatMonth } from "./format-date";

test("shows the full month and the year", () => {
  expect(formatMonth("2025-12-02T05:30:00.000Z")).toBe("December 2025");
});

test("uses the month in India, not in UTC", () => {
  expect(formatMonth("2025-12-31T19:00:00.000Z")).toBe("January 2026");
});

test("shows N/A without a date", () => {
  expect(formatMonth(null)).toBe("N/A");
});

test("starts the year in India's time zone", () => {
  expect(findIndianYear(new Date("2025-12-31T18:29:59Z"))).toBe(2025);
  expect(findIndianYear(new Date("2025-12-31T18:30:00Z"))).toBe(2026);
});
