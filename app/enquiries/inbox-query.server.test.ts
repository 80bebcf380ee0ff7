import { describe, expect, it } from "vitest";
import { readQuery } from "~/server/read-query.server";
import { writeInboxQuery } from "./inbox-filter";
import { readInboxQuery, splitSearch } from "./inbox-query.server";

const everything = { q: "", kind: null, status: null, overdue: false };
const read = (query: string) =>
  readInboxQuery(readQuery(new Request(`http://localhost/admin/enquiries?${query}`)));

describe("the query of the inbox", () => {
  it("is read and written back", () => {
    const { filter, page } = read("q=100%25+steel&kind=quote&status=site-visit&overdue=1&page=3");
    expect(filter).toEqual({ q: "100% steel", kind: "quote", status: "site-visit", overdue: true });
    expect(page).toBe(3);
    expect(writeInboxQuery(filter, page)).toBe(
      "?q=100%25+steel&kind=quote&status=site-visit&overdue=1&page=3",
    );
  });

  it.each([
    "",
    "q=&kind=&status=",
    "kind=fax&status=done&overdue=yes&page=0",
    "page=-1",
    "page=1e99",
    "page=x",
  ])("shows everything for %j", (query) => expect(read(query)).toEqual({ filter: everything, page: 1 }));

  it("cuts a search that is too long and drops what is no text", () => {
    expect(read(`q=${"x".repeat(500)}`).filter.q).toHaveLength(100);
    expect(read("q=%00gate").filter.q).toBe("gate");
    expect(read(`q=${"x".repeat(99)}%F0%9F%98%80`).filter.q).toBe("x".repeat(99));
  });
});

describe("the words of a search", () => {
  it.each([
    ["98430 12345", ["9843012345"]],
    ["+91 98430-12345", ["9843012345"]],
    ["(98430) 12345", ["9843012345"]],
    ["meena  gate gate", ["meena", "gate"]],
    ["12 mm", ["12", "mm"]],
    ["-", ["-"]],
    ["", []],
  ])("%j are %j", (typed, words) => expect(splitSearch(typed)).toEqual(words));
});
