import { describe, expect, it } from "vitest";
import { findUnfetchedList } from "~/features/items/public/unfetched-list";
import { isFetchFailure } from "./fetch-failure";

describe("isFetchFailure", () => {
  it("returns true for a missing or unreadable response", () => {
    expect(isFetchFailure(new TypeError("Failed to fetch"))).toBe(true);
    expect(isFetchFailure(new Error("Unable to decode turbo-stream response from URL: x"))).toBe(true);
  });

  it("returns false when something else changed the page", () => {
    expect(isFetchFailure(new DOMException("The node is not a child", "NotFoundError"))).toBe(false);
  });

  it("returns false for a server response", () => {
    expect(isFetchFailure(new Error("Unexpected Server Error"))).toBe(false);
    expect(isFetchFailure({ status: 503, statusText: "", internal: false, data: null })).toBe(false);
  });
});

it("findUnfetchedList returns the list for its address only", () => {
  const error = new TypeError("Failed to fetch");
  expect(findUnfetchedList(error, "/gallery")).toBe("gallery");
  expect(findUnfetchedList(error, "/project")).toBe("project");
  expect(findUnfetchedList(error, "/project/1")).toBeNull();
  expect(findUnfetchedList(error, "/about")).toBeNull();
  expect(findUnfetchedList({ status: 404 }, "/gallery")).toBeNull();
});
