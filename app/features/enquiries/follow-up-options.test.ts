import { expect, it } from "vitest";
import { type FollowUpOption, resolveFollowUpDay } from "./follow-up-options";

/** Half past midnight of May 2 in India. */
const now = new Date("2031-05-01T19:00:00Z");

it.each<[FollowUpOption, string | null]>([
  ["none", null],
  ["tomorrow", "2031-05-03"],
  ["in-3-days", "2031-05-05"],
  ["next-week", "2031-05-09"],
  ["on", "2031-06-01"],
])("resolves %s to %s in India's time zone", (choice, day) => {
  expect(resolveFollowUpDay(choice, "2031-06-01", now)).toBe(day);
});
