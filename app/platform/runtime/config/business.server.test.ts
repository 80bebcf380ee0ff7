import { expect, it } from "vitest";
import { parseConfig } from "./parse.server";

it.each([
  ["0422 234 5678", "+91 422 234 5678", "+914222345678", null],
  ["+91 422 2345678", "+91 422 234 5678", "+914222345678", null],
  ["080 2345 6789", "+91 80 2345 6789", "+918023456789", null],
  ["098430 12345", "+91 98430 12345", "+919843012345", "919843012345"],
  ["98430-12345", "+91 98430 12345", "+919843012345", "919843012345"],
  ["+65 9123 4567", "+65 9123 4567", "+6591234567", "6591234567"],
])("reads the telephone number %s", (BUSINESS_PHONE, display, e164, whatsapp) => {
  expect(parseConfig({ BUSINESS_PHONE }).business).toMatchObject({ phone: { display, e164 }, whatsapp });
});

it.each([
  ["facebook.com/kovaisteel", "https://facebook.com/kovaisteel"],
  ["www.facebook.com/kovaisteel", "https://www.facebook.com/kovaisteel"],
  ["http://facebook.com/kovaisteel", "https://facebook.com/kovaisteel"],
  ["https://fb.me/kovaisteel", "https://fb.me/kovaisteel"],
  ["@kovaisteel", "https://www.facebook.com/kovaisteel"],
  ["kovai.steel", "https://www.facebook.com/kovai.steel"],
  ["none", null],
  ["None", null],
])("reads the Facebook page %s", (BUSINESS_FACEBOOK_URL, url) => {
  expect(parseConfig({ BUSINESS_FACEBOOK_URL }).business.facebookUrl).toBe(url);
});

it.each(["-", "www.kovaisteel.com", "kovaisteel.in", "12", "my page"])(
  "refuses %j as a Facebook page",
  (BUSINESS_FACEBOOK_URL) => {
    expect(() => parseConfig({ BUSINESS_FACEBOOK_URL })).toThrow(/BUSINESS_FACEBOOK_URL must be an address/);
  },
);

it.each([
  ["", "IN"],
  ["India", "IN"],
  ["sri lanka", "LK"],
  ["lk", "LK"],
])("reads the country %j as %s", (country, code) => {
  expect(parseConfig({ BUSINESS_COUNTRY: country }).business.address.country).toBe(code);
});

it("takes any number that is entered for WhatsApp, because a landline can have it", () => {
  const settings = { BUSINESS_PHONE: "98430 12345", BUSINESS_WHATSAPP: "0422 234 5678" };
  expect(parseConfig(settings).business.whatsapp).toBe("914222345678");
});
