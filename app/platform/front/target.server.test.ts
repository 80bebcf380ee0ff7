import { describe, expect, it } from "vitest";
import { pathRules } from "~/routes/path-rules.server";
import { findCanonicalPath, parseTarget, type Target } from "./target.server";

const parse = (url: string) => {
  const parsed = parseTarget(url, "There is no page at this address.");
  return "status" in parsed ? parsed.status : parsed;
};

describe("a request target", () => {
  it("is parsed, also in absolute form", () => {
    const about = { path: "/%61bout", decodedPath: "/about", search: "?a=/b" };
    expect(parse("/%61bout?a=/b")).toEqual(about);
    expect(parse("http://site.test/%61bout?a=/b")).toEqual(about);
  });

  it.each([
    ["is deeper than any route", "/a".repeat(13), 404],
    ["is too deep when decoded", "/a%2fb".repeat(7), 404],
    ["is longer than any URL of the site", `/services${"/a".repeat(4_000)}`, 414],
    ["contains ..", "/request-quote/../login", 404],
    ["contains an encoded ..", "/request-quote/%2e%2E/login", 404],
    ["contains .", "/login/./x", 404],
    ["ends with ..", "/images/..", 404],
    ["ends with .., as a data request", "/request-quote/...data", 404],
    ["has an encoded backslash", "/%5c", 404],
    ["has a backslash", "/\\a", 400],
    ["is a backslash in the API", "/api/%5Call", 404],
    ["requests data of the API", "/api/latest-projects/update/7.data", 400],
    ["is a data request of earlier versions of Remix", "/about?a=1&%5Fdata=x", 404],
    ["requests a deep route", `/__manifest?p=/about&p=${"%2Fa".repeat(14)}`, 400],
    ["requests too many routes", `/__manifest?${"p=/a/b&".repeat(501)}`, 400],
  ])("is refused when it %s", (_, url, status) => expect(parse(url)).toBe(status));

  it.each([
    "/.well-known/security.txt",
    "/...",
    "/about?from=/../x",
    "/about?from=_data",
    "/a".repeat(12),
    `/__manifest?${"p=/admin/projects/123/edit&".repeat(215)}`,
  ])("may be %s", (url) => expect(parse(url)).toBeTypeOf("object"));
});

describe("the canonical path", () => {
  const canonicalize = (path: string) => {
    const target: Target = { path, decodedPath: path, search: "" };
    return findCanonicalPath(target, pathRules);
  };

  it.each([
    ["/ABOUT", "/about"],
    ["/about/", "/about"],
    ["//about///", "/about"],
    ["/%61bout", "/about"],
    ["/%41bout", "/about"],
    ["/caf%c3%A9/Menu", "/caf%c3%A9/menu"],
    ["/api/gallery/all/", "/api/gallery/all"],
    ["/quotation/2-FbZY7g.", "/quotation/2-FbZY7g"],
    ["/feedback/2-FbZY7g)", "/feedback/2-FbZY7g"],
    ["/services/ms-gate,", "/services/ms-gate"],
    ["/contact%E2%80%8B", "/contact"],
    ["/Contact%EF%BB%BF).", "/contact"],
    ["/about/%22", "/about"],
  ])("of %s is %s", (path, canonicalPath) => {
    expect(canonicalize(path)).toBe(canonicalPath);
    expect(canonicalize(canonicalPath)).toBeNull();
  });

  it.each([
    "/",
    "/services/ms-gate",
    "/assets/Ab-1.js",
    "/images/Ab%2Dc/",
    "/api/Gallery",
    "/feedback/2-FbZY7g",
    "/a%20b",
  ])("of %s is itself", (path) => expect(canonicalize(path)).toBeNull());
});
