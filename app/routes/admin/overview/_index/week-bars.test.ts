import { expect, it } from "vitest";
import { formatWeek, getWeekLabels } from "./week-bars";

it("formats a week as its first and last day", () => {
  expect(formatWeek("2031-05-05")).toBe("May 5 – May 11");
  expect(formatWeek("2031-12-29")).toBe("Dec 29 – Jan 4");
});

it("labels each month once", () => {
  expect(getWeekLabels("2031-05-05", undefined)).toEqual({ day: "5", month: "May" });
  expect(getWeekLabels("2031-05-12", "2031-05-05")).toEqual({ day: "12", month: null });
  expect(getWeekLabels("2031-06-02", "2031-05-26")).toEqual({ day: "2", month: "Jun" });
});
