import { expect, it } from "vitest";
import { findEnquirySource } from "./enquiry-source";

const sourceOf = (address: string) => findEnquirySource(new Request(`http://localhost${address}`)).path;

it.each([
  ["/contact", "/contact"],
  ["/request-quote?service=ms-gate", "/request-quote?service=ms-gate"],
  ["/contact?utm_source=maps&utm_campaign=gates", "/contact?utm_source=maps&utm_campaign=gates"],
])("of %s is %s", (address, source) => {
  expect(sourceOf(address)).toBe(source);
});

it("leaves out what names a person or their browser", () => {
  expect(sourceOf("/contact?gclid=abc&email=a@example.com&utm_source=x")).toBe("/contact?utm_source=x");
});

it("is short whatever was sent", () => {
  expect(sourceOf(`/contact?utm_source=${"x".repeat(2000)}`).length).toBeLessThanOrEqual(300);
});
