import { expect, it } from "vitest";
import { findHttpsAddress } from "./https-address.server";

const send = (headers: Record<string, string>, publicUrl = "https://www.example.com") =>
  findHttpsAddress(new Request("http://192.0.2.1:3000/login?from=%2Fadmin", { headers }), new URL(publicUrl));

it("is the same screen at the public address where the site was opened over http", () => {
  expect(send({ "x-forwarded-proto": "http" })).toBe("https://www.example.com/login?from=%2Fadmin");
});

it("is none where cookies arrive", () => {
  expect(send({ "x-forwarded-proto": "https" })).toBeNull();
  expect(send({ "x-forwarded-proto": "http", "Sec-Fetch-Site": "none" })).toBeNull();
  expect(send({ "x-forwarded-proto": "http" }, "http://localhost:3000")).toBeNull();
});
