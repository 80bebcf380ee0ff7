import { expect, test } from "vitest";
import { findNext, findPrevious, parseStart, selectWindow } from "./testimonial-window";

test("goes through the windows of three of five and starts again", () => {
  const starts = [0];
  for (let step = 0; step < 3; step++) starts.push(findNext(starts.at(-1) ?? 0, 5, 3));
  expect(starts).toEqual([0, 1, 2, 0]);
});

test("goes back from the first window to the last", () => {
  expect(findPrevious(0, 5, 3)).toBe(2);
  expect(findPrevious(2, 5, 3)).toBe(1);
});

test("one at a time reaches every entry", () => {
  expect(findPrevious(0, 5, 1)).toBe(4);
  expect(findNext(4, 5, 1)).toBe(0);
});

test("fills the window from the beginning when it reaches over the end", () => {
  expect(selectWindow(["a", "b", "c", "d", "e"], 4, 3)).toEqual(["e", "a", "b"]);
  expect(selectWindow(["a"], 0, 3)).toEqual(["a"]);
});

test("takes only a start that exists from an address", () => {
  expect(parseStart("2", 5, 3)).toBe(2);
  expect(parseStart("3", 5, 3)).toBe(0);
  expect(parseStart("-1", 5, 3)).toBe(0);
  expect(parseStart("two", 5, 3)).toBe(0);
  expect(parseStart(null, 5, 3)).toBe(0);
});
