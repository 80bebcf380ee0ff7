import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  classifyPhone,
  findPhone,
  formatPhone,
  hasWhatsApp,
  isImpossiblePhone,
  isPhone,
  normalizePhone,
} from "./phone";

describe("phone normalization", () => {
  it.each([
    ["9840012345", "9840012345"],
    ["+919840012345", "9840012345"],
    ["+91 98400 12345", "9840012345"],
    ["919840012345", "9840012345"],
    ["91-98400-12345", "9840012345"],
    ["0091 98400.12345", "9840012345"],
    ["098400 12345", "9840012345"],
    ["+91 (0) 98400 12345", "9840012345"],
    ["+91 +91 98400 12345", "9840012345"],
    ["\u202a+91\u00a098400\u00a012345\u202c", "9840012345"],
    ["(0422) 230 1234", "4222301234"],
    ["+91 422 2301234", "4222301234"],
    ["௯௮௪௦௦ ௧௨௩௪௫", "9840012345"],
    // Sorting this many marks would take minutes.
    [`${"\uff9e\u0301".repeat(300_000)}98400 12345`, "9840012345"],
    ["+९१ ९८४०० १२३४५", "9840012345"],
    ["+91 98400 12345", "9840012345"],
    ["9143012345", "9143012345"],
  ])("reads %j as %s", (typed, digits) => {
    expect(normalizePhone(typed)).toBe(digits);
    expect(isPhone(digits)).toBe(true);
  });

  it.each([
    "+91 98400 123", // ten digits including the country code
    "0091 984001",
    "98400 12345 67",
    "98400 12345, 98400 54321",
    "+65 6123 4567", // ten digits, but from another country
    "0065 6123 4567",
    "+1 415 555 1234",
    "98400 1234",
    "nine",
    "",
  ])("rejects %j", (typed) => {
    expect(isPhone(normalizePhone(typed))).toBe(false);
  });

  it("accepts every format of a number", () => {
    fc.assert(
      fc.property(
        number,
        prefix,
        fc.array(separator, { minLength: 10, maxLength: 10 }),
        script,
        (...parts) => {
          const [digits, countryCode, separators, zero] = parts;
          const spaced = [...digits].map((digit, index) => digit + separators[index]).join("");
          const typed = ` ${countryCode}${spaced}`.replace(/\d/g, (digit) =>
            String.fromCodePoint(zero + Number(digit)),
          );
          expect(normalizePhone(typed), typed).toBe(digits);
        },
      ),
    );
  });

  it("returns only the last ten typed digits", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789+ -.()୧x௧९"), maxLength: 24 });
    fc.assert(
      fc.property(typed, (text) => {
        const digits = normalizePhone(text);
        if (!isPhone(digits)) return;
        const latin = text
          .replace(/௧/g, "1")
          .replace(/९/g, "9")
          .replace(/[^0-9]/g, "");
        expect(latin.slice(-10)).toBe(digits);
        expect(normalizePhone(digits)).toBe(digits);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each(["0000000000", "9999999999", "0984001234", "1234567890"])("marks %s as impossible", (digits) => {
  expect(isImpossiblePhone(digits)).toBe(true);
});

it.each([
  ["9840012345", "mobile", "98400 12345"],
  ["6123456789", "mobile", "61234 56789"],
  ["4222301234", "landline", "0422 2301234"],
  ["4259234567", "landline", "04259 234567"],
  ["1140012345", "landline", "011 40012345"],
  ["5140012345", "unusual", "51400 12345"],
])("classifies %s as %s and formats it as %s", (digits, kind, text) => {
  expect(isImpossiblePhone(digits)).toBe(false);
  expect(classifyPhone(digits)).toBe(kind);
  expect(formatPhone(digits)).toBe(text);
});

it.each([
  ["9840012345", true],
  ["4222301234", false],
  ["5140012345", false],
  ["9999999999", false],
])("hasWhatsApp(%s) returns %s", (digits, expected) => expect(hasWhatsApp(digits)).toBe(expected));

const number = fc.stringMatching(/^[1-9]\d{9}$/).filter((digits) => !isImpossiblePhone(digits));
const prefix = fc.constantFrom(
  "",
  "+91",
  "+91 ",
  "0091 ",
  "91 ",
  "91-",
  "0",
  "0 ",
  "+91 (0)",
  "+91-0",
  "091 ",
);
const separator = fc.constantFrom("", "", " ", "-", ".", "(", ") ", "\u00a0", "\u200e");
/** The zeros of ASCII, Tamil and Devanagari. */
const script = fc.constantFrom(0x30, 0x0be6, 0x0966);

it.each([
  ["Meena: gate 12 ft, call +91 98430 12345 today", "+91 98430 12345"],
  ["Gate of 10 9843012345 Ravi", "9843012345"],
  ["Office 0422 2345678, Ravi", "0422 2345678"],
  ["Office (0422) 234 5678", "(0422) 234 5678"],
  ["Ravi 984 301 2345", "984 301 2345"],
  ["Ravi 9843 012 345.", "9843 012 345"],
  ["Ravi +91-9843-012345", "+91-9843-012345"],
  ["Ravi 99430\u201112345", "99430\u201112345"],
  ["GST 33AABCK1234F1Z6, order 10023456789012, on 28-11-2026", ""],
  ["Order 1234567890, 12 x 4 ft", ""],
])("finds in %j the phone number %j", (text, phone) => expect(findPhone(text)).toBe(phone));
