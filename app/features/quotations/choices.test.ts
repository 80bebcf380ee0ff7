import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDraft, firm } from "../../../tests/support/quotations";
import { chooseLines, isOffered, lineOffers, listAlternatives } from "./choices";
import { findChosenTotals } from "./chosen-totals";
import { findDraftProblems } from "./draft-problems";
import { createContent, createRecord } from "./plan-version.server";
import { isDiscountTooLarge, type QuotationDraft } from "./quotation";
import { calculateChosenTotals, type TaxMode } from "./totals";

const [line = expect.fail("The draft has no line.")] = createDraft().lines;
const sent = { number: "Q", version: 1, today: "2031-05-01" };

const lines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 99_999_999 }),
      rate: fc.integer({ min: 0, max: 99_999_99 }),
      gst: fc.constantFrom(0, 5, 12, 18, 28, 40),
      offer: fc.constantFrom(...lineOffers.map(({ value }) => value)),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => all.map((one, index) => ({ ...line, ...one, id: `line-${index}` })));

const drafts = fc
  .record({
    lines,
    discount: fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ kind: fc.constant("amount" as const), paise: fc.integer({ min: 1, max: 1_000_000 }) }),
    ),
    pricesIncludeGst: fc.boolean(),
    advance: fc.nat(100),
  })
  .map(({ advance, ...change }): QuotationDraft => {
    const draft = createDraft(change);
    return { ...draft, terms: { ...draft.terms, advance } };
  })
  .filter((draft) => !isDiscountTooLarge(draft));

const taxModes = fc.constantFrom<TaxMode>("none", "inside", "outside");
/** Which optional lines are chosen, and which alternative. */
const picks = fc.tuple(fc.nat(4095), fc.nat(2));

function pick(draft: QuotationDraft, [bits, index]: [number, number]) {
  const alternatives = listAlternatives(draft.lines);
  return {
    alternative: alternatives[index % Math.max(1, alternatives.length)] ?? null,
    optional: draft.lines.flatMap(({ id, offer }, at) =>
      offer === "optional" && (bits >> at) & 1 ? id : [],
    ),
  };
}

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

describe("the totals of a choice", () => {
  it("add up to the paisa, with GST inside or added, a discount, optional lines and alternatives", () => {
    fc.assert(
      fc.property(drafts, picks, taxModes, (draft, bits, taxMode) => {
        const choice = pick(draft, bits);
        const totals = calculateChosenTotals(draft, choice, taxMode);
        const { amounts, subtotal, discount, groups, tax, roundOff, total, advance } = totals;
        const chosen = chooseLines(draft.lines, choice);
        expect(amounts).toHaveLength(chosen.length);
        expect(sum(amounts)).toBe(subtotal);
        const taxable = sum(groups.map((group) => group.taxable));
        expect(sum(groups.map(({ cgst, sgst, igst }) => cgst + sgst + igst))).toBe(tax);
        expect(taxable + tax + roundOff).toBe(total);
        expect(Math.abs(roundOff)).toBeLessThanOrEqual(50);
        if (draft.pricesIncludeGst) expect(taxable + tax).toBe(subtotal - discount);
        else expect(taxable).toBe(subtotal - discount);
        expect(total % 100).toBe(0);
        expect(advance).toBeLessThanOrEqual(total);
      }),
    );
  });

  it("are those that the record stores for each alternative", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { content, totals } = createRecord(createContent(draft, firm, sent));
        const alternatives = listAlternatives(draft.lines);
        const stored = totals.alternatives ?? [];
        expect(stored.map(({ alternative }) => alternative)).toEqual(alternatives);
        for (const { alternative, ...sums } of stored) {
          const choice = { alternative, optional: [] };
          expect(calculateChosenTotals(content, choice, content.taxMode)).toMatchObject(sums);
        }
        if (stored[0]) expect(stored[0].total).toBe(totals.total);
        // Every line has its price, whatever is chosen.
        expect(totals.amounts).toHaveLength(content.lines.length);
      }),
    );
  });

  it("are found in the record, or calculated as the record is", () => {
    fc.assert(
      fc.property(drafts, picks, (draft, bits) => {
        const { content, totals } = createRecord(createContent(draft, firm, sent));
        const choice = pick(draft, bits);
        expect(findChosenTotals({ ...content, totals }, choice)).toEqual(
          calculateChosenTotals(content, choice, content.taxMode),
        );
      }),
    );
  });

  it("do not depend on the lines that were not chosen", () => {
    fc.assert(
      fc.property(drafts, picks, taxModes, (draft, bits, taxMode) => {
        const choice = pick(draft, bits);
        const chosen = chooseLines(draft.lines, choice).map((one) => ({ ...one, offer: "" as const }));
        expect(
          calculateChosenTotals({ ...draft, lines: chosen }, { alternative: null, optional: [] }, taxMode),
        ).toEqual(calculateChosenTotals(draft, choice, taxMode));
      }),
    );
  });
});

it("offers each alternative once, and only optional lines as options", () => {
  fc.assert(
    fc.property(drafts, picks, (draft, bits) => {
      const choice = pick(draft, bits);
      expect(isOffered(draft.lines, choice)).toBe(true);
      const others = draft.lines.filter(({ offer }) => offer !== "optional").map(({ id }) => id);
      for (const id of [...others, "unknown"])
        expect(isOffered(draft.lines, { ...choice, optional: [...choice.optional, id] })).toBe(false);
      const alternatives = listAlternatives(draft.lines);
      for (const alternative of ["a", "b", "c", null] as const) {
        const isListed =
          alternative === null ? alternatives.length === 0 : alternatives.includes(alternative);
        expect(isOffered(draft.lines, { ...choice, alternative })).toBe(isListed);
      }
    }),
  );
});

describe("findDraftProblems", () => {
  const find = (...offers: QuotationDraft["lines"][number]["offer"][]) =>
    findDraftProblems(
      createDraft({ lines: offers.map((offer, index) => ({ ...line, id: String(index), offer })) }),
    ).lines;

  it("refuses a single alternative, and a quotation of optional lines only", () => {
    expect(find("", "b")).toContain("Alternative B is the only alternative");
    expect(find("optional", "optional")).toContain("must not be optional");
    expect(find("a", "b", "optional")).toBeUndefined();
  });
});

it("takes a discount as too large if it exceeds the cheapest alternative", () => {
  const offers = [
    { ...line, rate: 1000_00, quantity: 1000, offer: "a" as const },
    { ...line, id: "b", rate: 500_00, quantity: 1000, offer: "b" as const },
  ];
  const discount = { kind: "amount" as const, paise: 600_00 };
  expect(isDiscountTooLarge(createDraft({ lines: offers, discount }))).toBe(true);
});
