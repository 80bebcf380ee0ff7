import { expect, it } from "vitest";
import { formatDay, formatMinute } from "./format-day";

it("shows Indian time", () => {
  expect(formatDay("2031-05-20T20:00:00Z")).toBe("May 21, 2031");
  expect(formatMinute("2031-05-20T20:00:00Z").replace(/\s/g, " ")).toBe("May 21, 2031, 1:30 AM");
});
