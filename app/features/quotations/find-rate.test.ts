import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRate as createAnyRate } from "../../../tests/support/quotations";
import { findRate, type Rate, renewRate, toPrices, toSavedRate } from "./find-rate";
import { calculateTotals, gstRates } from "./totals";

const createRate = (rate: number, change: Partial<Rate>) =>
  createAnyRate({ kind: "railing", unit: "ft", rate, ...change });

const rates = [
  createRate(1_000_00, {}),
  createRate(1_500_00, { variant: "glass" }),
  createRate(2_000_00, { grade: "ss304" }),
  createRate(2_200_00, { grade: "ss304", finish: "mirror" }),
  createRate(3_500_00, { grade: "ss316", minimum: 9_000_00, cost: 2_500_00, wastage: 12_50 }),
  createRate(3_000_00, { variant: "glass", grade: "ss316" }),
  createRate(9_000_00, { kind: "gate", variant: "glass", grade: "ss316", finish: "mirror" }),
];
const work = { kind: "railing", variant: "pipes", grade: "", finish: "" };

describe("findRate", () => {
  it.each([
    [{}, 1_000_00],
    [{ grade: "ss202" }, 1_000_00],
    [{ finish: "mirror" }, 1_000_00],
    [{ grade: "ss304" }, 2_000_00],
    [{ grade: "ss304", finish: "mirror" }, 2_200_00],
    [{ grade: "ss304", finish: "brushed" }, 2_000_00],
    // The variant says more than steel and finish.
    [{ variant: "glass", grade: "ss304", finish: "mirror" }, 1_500_00],
    [{ variant: "glass", grade: "ss316", finish: "mirror" }, 3_000_00],
  ])("finds the rate that says most about %j", (change, rate) => {
    expect(findRate(rates, { ...work, ...change })?.rate).toBe(rate);
  });

  it("finds none for other work", () => {
    expect(findRate(rates, { ...work, kind: "stair" })).toBeNull();
  });
});

describe("renewRate", () => {
  const renew = (rate: string, change: object, { unit = "ft", ...typed }: Record<string, string> = {}) => {
    const texts = { rate, minimum: "", cost: "", wastage: "", ...typed };
    return renewRate(rates, { before: work, after: { ...work, ...change }, unit, texts });
  };

  it("replaces a proposed or empty rate by the one for the new steel", () => {
    expect(renew("1,000", { grade: "ss304" })).toEqual({ rate: "2,000", gst: "18", hsn: "7308" });
    expect(renew("", { grade: "ss304", finish: "mirror" })).toMatchObject({ rate: "2,200" });
  });

  it("replaces a rate that was proposed before prices included GST, or stopped including it", () => {
    const before = { ...work, grade: "ss304" };
    const after = { ...work, grade: "ss316" };
    const costs = { minimum: "", cost: "", wastage: "" };
    const renewWith = (pricesIncludeGst: boolean, rate: string) =>
      renewRate(toPrices(rates, pricesIncludeGst), { before, after, unit: "ft", texts: { rate, ...costs } });
    expect(renewWith(true, "2,000")).toMatchObject({ rate: "4,130", minimum: "10,620" });
    expect(renewWith(false, "2,360")).toMatchObject({ rate: "3,500", minimum: "9,000" });
    expect(renewWith(true, "2,345")).not.toHaveProperty("rate");
  });

  it("keeps a rate that the owner typed", () => {
    expect(renew("1,234.50", { grade: "ss304" })).toEqual({});
  });

  it("empties a proposed rate when the one for the new steel is per another unit", () => {
    expect(renew("1,000", { grade: "ss304" }, { unit: "kg" })).toEqual({ rate: "" });
  });

  it("replaces the costs and the minimum charge that were proposed, but not the owner's", () => {
    const change = { grade: "ss316" };
    expect(renew("1,000", change)).toMatchObject({
      rate: "3,500",
      minimum: "9,000",
      cost: "2,500",
      wastage: "12.5",
    });
    expect(renew("1,000", change, { cost: "2,222", minimum: "100" })).toEqual({
      ...{ rate: "3,500", gst: "18", hsn: "7308", wastage: "12.5" },
    });
    expect(renew("1,234.50", change, { wastage: "5" })).toEqual({ minimum: "9,000", cost: "2,500" });
  });
});

describe("toPrices", () => {
  const toPrice = (rate: number, gst: number) => toPrices([createRate(rate, { gst })], true)[0];

  it("adds GST for a quotation whose prices include it", () => {
    expect(toPrice(1_000_00, 18)?.rate).toBe(1_180_00);
    expect(toPrices(rates, false)).toBe(rates);
  });

  it("gives prices whose taxable value is the saved rate, and that are saved as it", () => {
    fc.assert(
      fc.property(fc.nat(71_00_000_00), fc.constantFrom(...gstRates), (rate, gst) => {
        const price = toPrice(rate, gst) ?? expect.fail("There is no price.");
        expect(toSavedRate(price, true).rate).toBe(rate);
        const options = { discount: null, taxMode: "outside", pricesIncludeGst: true } as const;
        const { groups } = calculateTotals([{ quantity: 1000, rate: price.rate, gst }], options);
        expect(groups[0]?.taxable).toBe(rate);
      }),
    );
  });

  it("proposes a price again as it was typed, but for a paisa", () => {
    fc.assert(
      fc.property(fc.nat(99_99_999_99), fc.constantFrom(...gstRates), (typed, gst) => {
        const saved = toSavedRate(createRate(typed, { gst }), true).rate;
        expect(Math.abs((toPrice(saved, gst)?.rate ?? Number.NaN) - typed)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("proposes whole rupees again as they were typed", () => {
    fc.assert(
      fc.property(fc.nat(99_99_999), fc.constantFrom(...gstRates), (rupees, gst) => {
        const typed = createRate(rupees * 100, { gst, minimum: rupees * 100 });
        expect(toPrices([toSavedRate(typed, true)], true)).toEqual([typed]);
      }),
      { examples: [[600, 18]] },
    );
  });
});
