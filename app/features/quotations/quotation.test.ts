import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDraft } from "../../../tests/support/quotations";
import { noChoice } from "./choices";
import { calculateChosenTotals } from "./totals";

const draft = createDraft();
const [line = expect.fail("The draft has no line.")] = draft.lines;

function calculate(rate: number, advance: number) {
  const lines = [{ ...line, quantity: 1000, rate }];
  const quotation = { ...draft, lines, discount: null, terms: { ...draft.terms, advance } };
  return calculateChosenTotals(quotation, noChoice, "inside");
}

describe("the advance", () => {
  it.each([
    [1000_00, 50, 590_00],
    [1000_00, 33, 390_00],
    [1_00, 50, 1_00],
    [1000_00, 0, 0],
  ])("of a rate of %i paise is, at %i %, %i paise in whole rupees", (rate, percent, advance) => {
    expect(calculate(rate, percent).advance).toBe(advance);
  });

  it("is the least number of whole rupees that is not below its part of the total", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_99_999_99 }), fc.nat(100), (rate, percent) => {
        const { advance, total } = calculate(rate, percent);
        const part = BigInt(total) * BigInt(percent);
        expect(advance % 100).toBe(0);
        expect(BigInt(advance) * 100n >= part).toBe(true);
        expect(BigInt(advance - 100) * 100n < part).toBe(true);
        expect(advance).toBeLessThanOrEqual(total);
      }),
    );
  });
});
