import { expect, test } from "vitest";
import { findNext, findPrevious } from "./testimonials";

test("shows three of five testimonials at a time and wraps around", () => {
  const starts = [0];
  for (let step = 0; step < 3; step++) starts.push(findNext(starts.at(-1) ?? 0, 5, 3));
  expect(starts).toEqual([0, 1, 2, 0]);
});

test("wraps from the first to the last testimonials", () => {
  expect(findPrevious(0, 5, 3)).toBe(2);
  expect(findPrevious(2, 5, 3)).toBe(1);
});

test("does not move when all fit", () => {
  expect(findPrevious(0, 2, 3)).toBe(0);
  expect(findNext(0, 2, 3)).toBe(0);
});
