import { expect, it } from "vitest";
import { formatAge, formatDateTime, formatDay } from "./time";

it("formats days and moments in Indian time", () => {
  expect(formatDay("2031-05-20T20:00:00Z")).toBe("21 May 2031");
  expect(formatDateTime("2031-05-20T20:00:00Z").replace(/\s/g, " ")).toBe("21 May 2031, 1:30 AM");
});

it.each([
  ["2031-05-20T09:59:30Z", "now"],
  ["2031-05-20T09:01:00Z", "59 min"],
  ["2031-05-19T11:00:00Z", "23 h"],
  ["2031-05-19T10:00:00Z", "1 day"],
  ["2031-05-14T09:00:00Z", "6 days"],
  ["2031-05-12T20:00:00Z", "13 May 2031"],
  ["2031-05-20T10:05:00Z", "now"],
])("formats the age of %s as %s", (moment, age) => {
  expect(formatAge(moment, "2031-05-20T10:00:00Z")).toBe(age);
});
