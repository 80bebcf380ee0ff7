import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRupees } from "~/features/enquiries/numbers";
import { writeAmountInWords } from "./amount-in-words.server";
import { parseDiscount } from "./discount";
import { divideHalfUp, formatRupees, MAX_TOTAL } from "./money";
import { parseQuantity } from "./quantity";

describe("formatRupees", () => {
  it("groups digits as in India and always shows paise", () => {
    expect(formatRupees(1_23_456_00)).toBe("₹1,23,456.00");
    expect(formatRupees(5)).toBe("₹0.05");
    expect(formatRupees(-40)).toBe("−₹0.40");
    expect(formatRupees(999_00)).toBe("₹999.00");
    expect(formatRupees(12_34_56_789_05)).toBe("₹12,34,56,789.05");
  });

  it("formats what parseRupees parses", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_TOTAL }), (paise) => {
        expect(parseRupees(formatRupees(paise))).toBe(paise);
      }),
    );
  });
});

describe("parseRupees", () => {
  it.each([
    ["450", 450_00],
    ["₹ 1,23,456.5", 1_23_456_50],
    ["Rs. 450/-", 450_00],
    ["rs 12.05", 12_05],
    [".5", 50],
    ["₹ .50", 50],
  ])("parses %s", (input, paise) => {
    expect(parseRupees(input)).toBe(paise);
  });

  it.each(["", "-5", "12.345", "1e5", "12345678901", "forty", "1.2.3", "."])("rejects %j", (input) => {
    expect(parseRupees(input)).toBeNull();
  });
});

it("parses quantities and percentages below one without a zero", () => {
  expect(parseQuantity(".5")).toBe(500);
  expect(parseQuantity("1,250.125")).toBe(1_250_125);
  expect(parseDiscount(".5 %")).toEqual({ kind: "percent", percent: 50 });
  for (const typed of [".", "1.2345", "1 2", "-1", "12,5", "1,25", "1,2345", ",500"])
    expect(parseQuantity(typed)).toBeNull();
});

it("rounds half up", () => {
  expect(divideHalfUp(5n, 10n)).toBe(1);
  expect(divideHalfUp(4n, 10n)).toBe(0);
  expect(divideHalfUp(15n, 10n)).toBe(2);
});

it("writes amounts in words in lakh and crore", () => {
  expect(writeAmountInWords(1_23_456_00)).toBe(
    "Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six Only",
  );
  expect(writeAmountInWords(MAX_TOTAL)).toBe(
    "Rupees Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Only",
  );
});
