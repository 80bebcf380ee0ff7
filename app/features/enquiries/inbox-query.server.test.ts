import { describe, expect, it } from "vitest";
import { readQuery } from "~/platform/http/read-request";
import { isFiltered, openInbox, writeInboxQuery } from "./inbox-filter";
import { readInboxQuery, splitSearch } from "./inbox-query.server";

const read = (query: string) =>
  readInboxQuery(readQuery(new Request(`http://localhost/admin/enquiries?${query}`)));

describe("the inbox query", () => {
  it("is the same when written and parsed again", () => {
    const { filter, page } = read("q=100%25+steel&kind=quote&status=site-visit&overdue=1&page=3");
    expect(filter).toEqual({
      q: "100% steel",
      list: "all",
      kind: "quote",
      status: "site-visit",
      overdue: true,
      person: null,
      sort: "arrival",
    });
    expect(page).toBe(3);
    expect(writeInboxQuery(filter, page)).toBe(
      "?q=100%25+steel&kind=quote&status=site-visit&overdue=1&page=3",
    );
  });

  it.each([
    ["list=today&sort=follow-up", { list: "today", sort: "follow-up" }],
    ["list=all", { list: "all" }],
    ["person=12", { list: "all", person: 12 }],
    ["q=gate&list=open", { q: "gate", list: "open" }],
  ] as const)("parses %j and writes it the same way", (query, expected) => {
    const { filter } = read(query);
    expect(filter).toEqual({ ...openInbox, ...expected });
    expect(writeInboxQuery(filter)).toBe(`?${query}`);
  });

  it.each([
    ["q=gate", "all"],
    ["status=won", "all"],
    ["status=won&list=open", "all"],
    ["kind=quote", "open"],
  ])("reads %j as a query for the list %j", (query, list) => expect(read(query).filter.list).toBe(list));

  it.each([
    [true, ["q=gate", "kind=quote", "status=lost", "overdue=1", "person=12"]],
    [false, ["", "list=today", "list=all", "status=quarantine", "sort=follow-up"]],
  ])("offers to show all enquiries: %s", (isOffered, queries) => {
    for (const query of queries) expect(isFiltered(read(query).filter), query).toBe(isOffered);
  });

  it("limits a search to the 40 pages of counted results", () => {
    expect(read("q=gate&page=41").page).toBe(40);
    expect(read("page=41").page).toBe(41);
  });

  it.each([
    "",
    "q=&kind=&status=",
    "kind=fax&status=done&overdue=yes&page=0&list=mine&sort=name",
    "page=-1",
    "page=1e99",
    "page=x",
  ])("shows the first page of open enquiries for %j", (query) =>
    expect(read(query)).toEqual({ filter: openInbox, page: 1 }),
  );

  it("truncates a long search and removes control characters", () => {
    expect(read(`q=${"x".repeat(500)}`).filter.q).toHaveLength(100);
    expect(read("q=%00gate").filter.q).toBe("gate");
    expect(read(`q=${"x".repeat(99)}%F0%9F%98%80`).filter.q).toBe("x".repeat(99));
  });
});

it.each([
  ["98430 12345", ["9843012345"]],
  ["098430", ["98430"]],
  ["0422 230", ["422230"]],
  ["0", ["0"]],
  ["+91 98430-12345", ["9843012345"]],
  ["(98430) 12345", ["9843012345"]],
  ["meena  gate gate", ["meena", "gate"]],
  ["12 mm", ["12", "mm"]],
  ["-", ["-"]],
  ["", []],
])("splits the search %j into %j", (search, words) => expect(splitSearch(search)).toEqual(words));
