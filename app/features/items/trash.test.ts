import { expect, it } from "vitest";
import { countDaysLeft } from "./trash";

const now = new Date("2031-05-20T10:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);

it.each([
  [0, 30],
  [1, 30],
  [25, 29],
  [24 * 29 + 1, 1],
  [24 * 31, 1],
])("an item deleted %i hours ago has %i days left", (hours, days) => {
  expect(countDaysLeft(hoursAgo(hours), now)).toBe(days);
});
