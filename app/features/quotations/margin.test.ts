import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateCost, calculateLineMargin, calculateTotalMargin, parseWastage } from "./margin";
import { calculateAmount, calculateTotals, hasMinimumCharge } from "./totals";

const line = { quantity: 10_000, rate: 1180_00, minimum: null, gst: 18, cost: 800_00, wastage: 10_00 };

describe("a margin", () => {
  it("is the price without GST less the cost, to which wastage adds", () => {
    const outside = { taxMode: "inside", pricesIncludeGst: false } as const;
    expect(calculateLineMargin(line, outside)).toEqual({ cost: 8800_00, margin: 3000_00, percent: 25.4 });
    const inside = { taxMode: "inside", pricesIncludeGst: true } as const;
    expect(calculateLineMargin(line, inside)).toEqual({ cost: 8800_00, margin: 1200_00, percent: 12 });
    expect(calculateLineMargin({ ...line, cost: 1200_00 }, inside)?.margin).toBe(-3200_00);
    expect(calculateLineMargin({ ...line, cost: null }, inside)).toBeNull();
  });

  it("of a quotation is after its discount, and unknown until every line has a cost", () => {
    const discount = { kind: "amount", paise: 1800_00 } as const;
    const totals = calculateTotals([line], { discount, taxMode: "outside", pricesIncludeGst: false });
    expect(calculateTotalMargin([line], totals)).toEqual({ cost: 8800_00, margin: 1200_00, percent: 12 });
    expect(calculateTotalMargin([line, { ...line, cost: null }], totals)).toBeNull();
  });

  it("of a quotation without a discount is the sum of those of its lines, but for rounding tax", () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 99_999_999 }),
        rate: fc.integer({ min: 0, max: 99_999_99 }),
        minimum: fc.option(fc.integer({ min: 0, max: 99_999_99 })),
        gst: fc.constantFrom(0, 5, 12, 18, 28, 40),
        cost: fc.integer({ min: 0, max: 99_999_99 }),
        wastage: fc.integer({ min: 0, max: 100_00 }),
      }),
      { minLength: 1, maxLength: 10 },
    );
    fc.assert(
      fc.property(lines, fc.boolean(), (costed, pricesIncludeGst) => {
        const options = { taxMode: "outside", pricesIncludeGst } as const;
        const total = calculateTotalMargin(costed, calculateTotals(costed, { ...options, discount: null }));
        const margins = costed.map((one) => calculateLineMargin(one, options)?.margin ?? 0);
        const sum = margins.reduce((all, one) => all + one, 0);
        expect(Math.abs((total?.margin ?? Number.NaN) - sum)).toBeLessThanOrEqual(costed.length);
      }),
    );
  });
});

it("rounds a cost once, half up", () => {
  expect(calculateCost({ quantity: 333, cost: 10_01, wastage: 12_34 })).toBe(374);
});

it.each([
  ["", 0],
  ["10", 1000],
  ["7.5 %", 750],
  ["100", 10_000],
  ["100.01", null],
  ["a lot", null],
])("reads a wastage of “%s”", (typed, wastage) => {
  expect(parseWastage(typed)).toBe(wastage);
});

describe("a minimum charge", () => {
  it("is the amount where quantity times rate is less", () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(99_999_99), fc.nat(99_999_99), (quantity, rate, minimum) => {
        const plain = calculateAmount({ quantity, rate });
        expect(calculateAmount({ quantity, rate, minimum })).toBe(Math.max(plain, minimum));
        expect(hasMinimumCharge({ quantity, rate, minimum })).toBe(plain < minimum);
        expect(calculateAmount({ quantity, rate, minimum: null })).toBe(plain);
      }),
    );
  });
});
