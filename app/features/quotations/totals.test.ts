import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Discount } from "./discount";
import { calculateTotals, type PricedLine, type TaxMode } from "./totals";

const makeLine = (quantity: number, rate: number, gst = 18): PricedLine => ({ quantity, rate, gst });

describe("calculateTotals", () => {
  it("rounds each line to the paisa, half up, and the total to the rupee", () => {
    // 11.811 ft × ₹1,450.50 = ₹17,131.8555; 9 % of ₹17,131.86 = ₹1,541.8674.
    expect(
      calculateTotals([makeLine(11_811, 1450_50)], {
        discount: null,
        taxMode: "inside",
        pricesIncludeGst: false,
      }),
    ).toEqual({
      amounts: [17_131_86],
      subtotal: 17_131_86,
      discount: 0,
      groups: [{ gst: 18, discount: 0, taxable: 17_131_86, cgst: 1_541_87, sgst: 1_541_87, igst: 0 }],
      tax: 3_083_74,
      roundOff: 40,
      total: 20_216_00,
    });
  });

  it("rounds 50 paise up and 49 down", () => {
    const calculateTotal = (rate: number) =>
      calculateTotals([makeLine(1000, rate)], { discount: null, taxMode: "none", pricesIncludeGst: false })
        .total;
    expect(calculateTotal(100_50)).toBe(101_00);
    expect(calculateTotal(100_49)).toBe(100_00);
  });

  it("charges IGST outside the state and no tax without a GSTIN", () => {
    const lines = [makeLine(1000, 1000_00, 18), makeLine(2000, 500_00, 5)];
    const { groups } = calculateTotals(lines, {
      discount: null,
      taxMode: "outside",
      pricesIncludeGst: false,
    });
    expect(groups).toEqual([
      { gst: 18, discount: 0, taxable: 1000_00, cgst: 0, sgst: 0, igst: 180_00 },
      { gst: 5, discount: 0, taxable: 1000_00, cgst: 0, sgst: 0, igst: 50_00 },
    ]);
    expect(calculateTotals(lines, { discount: null, taxMode: "none", pricesIncludeGst: false }).tax).toBe(0);
  });

  it("splits a discount over the tax rates in proportion, to the paisa", () => {
    const lines = [makeLine(1000, 100_00, 18), makeLine(1000, 200_00, 5)];
    const { discount, groups } = calculateTotals(lines, {
      discount: { kind: "amount", paise: 10_00 },
      taxMode: "inside",
      pricesIncludeGst: false,
    });
    expect(discount).toBe(10_00);
    expect(groups.map(({ taxable }) => taxable)).toEqual([96_67, 193_33]);
  });

  it("computes the taxable value back from prices with GST inside", () => {
    // 1,180 / 1.18 = 1,000; 999.99 × 18 / 236 = 76.27.
    const calculate = (rate: number, taxMode: TaxMode) =>
      calculateTotals([makeLine(1000, rate)], { discount: null, taxMode, pricesIncludeGst: true });
    expect(calculate(1180_00, "inside")).toMatchObject({
      groups: [{ taxable: 1000_00, cgst: 90_00, sgst: 90_00 }],
      total: 1180_00,
    });
    expect(calculate(999_99, "inside")).toMatchObject({
      groups: [{ taxable: 847_45, cgst: 76_27, sgst: 76_27 }],
      roundOff: 1,
      total: 1000_00,
    });
    expect(calculate(1180_00, "outside").groups).toMatchObject([{ taxable: 1000_00, igst: 180_00 }]);
    expect(calculate(1180_00, "none")).toMatchObject({ tax: 0, total: 1180_00 });
  });

  it("takes a discount on prices with GST inside from the amount that the customer pays", () => {
    const lines = [makeLine(1000, 1180_00, 18), makeLine(1000, 1050_00, 5)];
    const discount = { kind: "percent", percent: 1000 } as const;
    const { groups, total } = calculateTotals(lines, { discount, taxMode: "inside", pricesIncludeGst: true });
    expect(total).toBe(2007_00);
    expect(groups).toMatchObject([
      { gst: 18, taxable: 900_00, discount: 100_00 },
      { gst: 5, taxable: 900_00, discount: 100_00 },
    ]);
  });

  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 0, max: 99_999_999 }),
      rate: fc.integer({ min: 0, max: 99_999_99 }),
      gst: fc.constantFrom(0, 5, 12, 18, 28, 40),
    }),
    { minLength: 1, maxLength: 20 },
  );
  const discounts = fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ kind: fc.constant("amount" as const), paise: fc.integer({ min: 0, max: 1_000_000 }) }),
  );

  const largeLine = { quantity: 18_896_802, rate: 1_649_945, gst: 18 } as const;
  const freeLine = { quantity: 0, rate: 0, gst: 0 } as const;

  it("adds up: lines, discount, taxable values, taxes, round-off and total", () => {
    const modes = fc.constantFrom<TaxMode>("none", "inside", "outside");
    fc.assert(
      fc.property(
        lines,
        discounts,
        modes,
        fc.boolean(),
        (pricedLines, proposed, taxMode, pricesIncludeGst) => {
          const priceSum = pricedLines.reduce(
            (all, one) => all + Math.round((one.quantity * one.rate) / 1000 + 1e-6),
            0,
          );
          const discount: Discount | null =
            proposed?.kind === "amount" && proposed.paise > priceSum ? null : proposed;
          const totals = calculateTotals(pricedLines, { discount, taxMode, pricesIncludeGst });
          const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);
          expect(sum(totals.amounts)).toBe(totals.subtotal);
          const net = totals.subtotal - totals.discount - (pricesIncludeGst ? totals.tax : 0);
          expect(sum(totals.groups.map(({ taxable }) => taxable))).toBe(net);
          expect(sum(totals.groups.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst]))).toBe(totals.tax);
          expect(net + totals.tax + totals.roundOff).toBe(totals.total);
          expect(totals.total % 100).toBe(0);
          expect(Math.abs(totals.roundOff)).toBeLessThanOrEqual(50);
          if (!pricesIncludeGst)
            expect(sum(totals.groups.map(({ discount }) => discount))).toBe(totals.discount);
          for (const group of totals.groups) {
            expect(group.discount).toBeGreaterThanOrEqual(0);
            expect(group.taxable).toBeGreaterThanOrEqual(0);
            expect(group.cgst).toBe(group.sgst);
            const tax = (group.taxable * group.gst) / 100;
            const charged = taxMode === "none" ? 0 : tax;
            // Each of two taxes is rounded to the paisa.
            expect(Math.abs(group.cgst + group.sgst + group.igst - charged)).toBeLessThanOrEqual(1.5);
          }
        },
      ),
      { examples: [[[largeLine, freeLine], { kind: "amount", paise: 1 }, "inside", true]] },
    );
  });
});
