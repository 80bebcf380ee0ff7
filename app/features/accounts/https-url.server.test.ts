import { expect, it } from "vitest";
import { findHttpsUrl } from "./https-url.server";

const findUrl = (headers: Record<string, string>, publicUrl = "https://www.example.com") =>
  findHttpsUrl(new Request("http://192.0.2.1:3000/login?from=%2Fadmin", { headers }), new URL(publicUrl));

it("returns the https URL of the same page for a request over http", () => {
  expect(findUrl({ "x-forwarded-proto": "http" })).toBe("https://www.example.com/login?from=%2Fadmin");
});

it("returns null when cookies work", () => {
  expect(findUrl({ "x-forwarded-proto": "https" })).toBeNull();
  expect(findUrl({ "x-forwarded-proto": "http", "Sec-Fetch-Site": "none" })).toBeNull();
  expect(findUrl({ "x-forwarded-proto": "http" }, "http://localhost:3000")).toBeNull();
});
