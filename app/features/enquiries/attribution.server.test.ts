import { describe, expect, it } from "vitest";
import { attributeRequest, findEnquirySource } from "./attribution.server";

const site = "http://localhost:3000";
const findSource = (path: string, note = "") => {
  const { pathname, searchParams } = new URL(site + path);
  return findEnquirySource(pathname, searchParams, note);
};
const followLink = (referrer: string, path = "/contact") =>
  findSource(path, attributeRequest(new Request(site + path, { headers: { Referer: referrer } })));

it.each([
  ["/contact", { path: "/contact" }],
  ["/request-quote?service=ms-gate", { path: "/request-quote?service=ms-gate" }],
  [
    "/contact?utm_source=maps&utm_campaign=gates&utm_id=7",
    { path: "/contact", utm: { source: "maps", campaign: "gates" } },
  ],
  ["/contact?gclid=abc&email=a@example.com", { path: "/contact" }],
])("reads the source of an enquiry sent from %s as %j", (path, source) =>
  expect(findSource(path)).toEqual(source),
);

describe("the attribution of a form", () => {
  it("uses the linking page of this site with its campaign", () => {
    expect(followLink(`${site}/services/ms-gate?utm_source=maps&page=2`)).toEqual({
      path: "/contact",
      page: "/services/ms-gate",
      utm: { source: "maps" },
    });
  });

  it("uses the referring site without its query", () => {
    expect(followLink("https://mail.example/inbox?user=ravi")).toEqual({
      path: "/contact",
      referrer: "https://mail.example/inbox",
    });
  });

  it.each(["/feedback/12-0123456789abcdefghijkl", "/quotation/0123456789abcdefghijkl", "/Quotation/a.pdf"])(
    "omits the secret of %s",
    (path) => {
      const redacted = expect.stringMatching(/^(https:\/\/old\.example)?\/(feedback|quotation)\/…$/);
      expect(followLink(site + path)).toEqual({ path: "/contact", page: redacted });
      expect(followLink(`https://old.example${path}`)).toEqual({ path: "/contact", referrer: redacted });
    },
  );

  it("prefers the campaign in the form's URL over that of an earlier page", () => {
    expect(followLink(`${site}/?utm_source=old&utm_term=x`, "/contact?utm_source=new").utm).toEqual({
      source: "new",
    });
  });

  it("contains only the path without a referrer or after a reload", () => {
    expect(followLink("")).toEqual({ path: "/contact" });
    expect(followLink(`${site}/contact`)).toEqual({ path: "/contact" });
  });
});

it("accepts only known fields of a landing note and truncates them", () => {
  expect(
    findSource("/contact", "page=javascript:x&referrer=javascript:y&utm_evil=1&utm_source=%00ok"),
  ).toEqual({
    path: "/contact",
    utm: { source: "ok" },
  });
  const long = "x".repeat(5000);
  const source = findSource(
    `/contact?utm_source=${long}&service=${long}`,
    `page=/${long}&referrer=https://${long}`,
  );
  expect(JSON.stringify(source).length).toBeLessThan(1000);
});
