import { describe, expect, it } from "vitest";
import { buildPageQuery, findPageNumber, PAGE_SIZE, selectListPage } from "./list-page";

describe("list pagination", () => {
  it("selects the given page, or the first one", () => {
    expect(selectListPage(null, 30)).toEqual({ number: 1, count: 2, limit: PAGE_SIZE, offset: 0 });
    expect(selectListPage("2", 30)).toEqual({ number: 2, count: 2, limit: PAGE_SIZE, offset: PAGE_SIZE });
  });

  it.each(["3", "0", "-1", "01", "1.5", "two", "", "1e1", "99999999"])(
    "returns null for page %j of two",
    (parameter) => {
      expect(selectListPage(parameter, 30)).toBeNull();
    },
  );

  it("shows 24 items per page", () => {
    expect(selectListPage(null, 24)?.count).toBe(1);
    expect(selectListPage(null, 25)?.count).toBe(2);
    expect([1, 24, 25, 48, 49].map(findPageNumber)).toEqual([1, 1, 2, 2, 3]);
  });

  it("gives each page one URL", () => {
    expect([1, 2].map((number) => buildPageQuery(number))).toEqual(["", "?page=2"]);
    expect([1, 2].map((number) => buildPageQuery(number, "a b&c"))).toEqual([
      "?q=a+b%26c",
      "?q=a+b%26c&page=2",
    ]);
  });
});
