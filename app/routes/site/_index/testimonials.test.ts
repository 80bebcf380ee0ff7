import { expect, test } from "vitest";
import { getNextStart, getPreviousStart } from "./testimonials";

test("shows three of five testimonials at a time and wraps around", () => {
  const starts = [0];
  for (let step = 0; step < 3; step++) starts.push(getNextStart(starts.at(-1) ?? 0, 5, 3));
  expect(starts).toEqual([0, 1, 2, 0]);
});

test("wraps from the first to the last testimonials", () => {
  expect(getPreviousStart(0, 5, 3)).toBe(2);
  expect(getPreviousStart(2, 5, 3)).toBe(1);
});

test("does not move when all fit", () => {
  expect(getPreviousStart(0, 2, 3)).toBe(0);
  expect(getNextStart(0, 2, 3)).toBe(0);
});
