import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separateWords } from "~/content/keep-together";
import { createRate } from "../../../../tests/support/quotations";
import { findLowestPrice, formatLowestPrice } from "./lowest-price.server";

describe("the lowest price of a service", () => {
  it("is missing without a rate for its kind of work in a unit of sale", () => {
    expect(findLowestPrice([], "ms-gate")).toBeNull();
    expect(findLowestPrice([createRate({ kind: "railing" })], "ms-gate")).toBeNull();
    expect(findLowestPrice([createRate({ unit: "lump" })], "ms-gate")).toBeNull();
  });

  it("is for the steel in the service's name", () => {
    const rates = [createRate({ grade: "ms", rate: 65_000 }), createRate({ grade: "ss304", rate: 1_20_000 })];
    expect(findLowestPrice(rates, "ms-gate")?.rate).toBe(65_000);
    expect(findLowestPrice(rates, "ss-gate")?.rate).toBe(1_20_000);
  });

  it("is for what the page shows, as a quotation would price it", () => {
    const rates = [
      createRate({ kind: "railing", unit: "ft", rate: 60_000 }),
      createRate({ kind: "railing", variant: "glass", unit: "ft", rate: 1_50_000 }),
      createRate({ kind: "railing", variant: "glass", finish: "mirror", unit: "ft", rate: 1_40_000 }),
    ];
    // The cheaper rate for any infill does not apply to glass.
    expect(findLowestPrice(rates, "balcony-glasswork")?.rate).toBe(1_40_000);
    expect(findLowestPrice(rates, "ms-handrail-work")?.rate).toBe(60_000);
  });

  it("is in the unit in which the work is sold", () => {
    const rates = [createRate({ unit: "ft", rate: 10_000 }), createRate({ finish: "painted", rate: 70_000 })];
    expect(findLowestPrice(rates, "ms-gate")).toMatchObject({ unit: "sqft", rate: 70_000 });
    expect(findLowestPrice([createRate({ unit: "sqm", rate: 7_00_000 })], "ms-gate")).toMatchObject({
      unit: "sqft",
      // ₹7,000 per m² is ₹650.32 per sq ft.
      rate: 65_100,
    });
  });

  it("is never below the owner's metric rate", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_99_999_99 }), (rate) => {
        const price = findLowestPrice([createRate({ kind: "railing", unit: "m", rate })], "ms-handrail-work");
        const exact = rate * 0.3048;
        expect(price?.unit).toBe("ft");
        expect(price?.rate).toBeGreaterThanOrEqual(exact - 1e-3);
        expect(price?.rate).toBeLessThan(exact + 100);
      }),
    );
  });

  it("says what is true of GST", () => {
    const price = { rate: 95_000, unit: "ft", gst: 18 } as const;
    const gstin = "33AABCK1234F1Z6";
    const format = (changes: object, firm: { gstin: string | null; isComposition: boolean }) =>
      separateWords(formatLowestPrice({ ...price, ...changes }, firm));
    expect(format({}, { gstin, isComposition: false })).toBe("from ₹950 per running ft + 18% GST");
    expect(format({}, { gstin, isComposition: true })).toBe("from ₹950 per running ft, no GST");
    expect(format({}, { gstin: null, isComposition: false })).toBe("from ₹950 per running ft");
    expect(format({ rate: 95_050, unit: "piece" }, { gstin, isComposition: false })).toBe(
      "from ₹950.50 each + 18% GST",
    );
  });
});
