import { expect, it } from "vitest";
import { createDraft, firm } from "../../../tests/support/quotations";
import { describeChanges } from "./describe-changes";
import { createContent, type QuotationFirm } from "./plan-version.server";
import { proposeExtra } from "./propose-draft";
import type { QuotationDraft } from "./quotation";

it("describeChanges lists changed prices, with the quantity unless it is a lump sum", () => {
  const draft = createDraft();
  const transport = { ...proposeExtra("transport", []), rate: 2000_00 };
  const makeContent = (lines: QuotationDraft["lines"]) =>
    createContent({ ...draft, lines }, firm, { number: "Q/2031-32/0007", version: 1, today: "2031-05-01" });
  const before = makeContent([...draft.lines, transport]);
  const after = makeContent([
    ...draft.lines.map((line) => ({ ...line, quantity: 12_000 })),
    { ...transport, rate: 2500_00 },
  ]);
  expect(describeChanges(before, after)).toEqual([
    "Gate, vertical bars: 12 sq ft at ₹1,000.00 instead of 10 sq ft at ₹1,000.00.",
    "Transport: ₹2,500.00 instead of ₹2,000.00.",
  ]);
});

it("describeChanges tells the customer of other bank details, state and tax, in true sentences", () => {
  const draft = createDraft({ pricesIncludeGst: true });
  const [line] = draft.lines;
  const makeContent = (change: Partial<QuotationDraft>, changedFirm: QuotationFirm = firm) =>
    createContent({ ...draft, ...change }, changedFirm, { number: "Q/1", version: 1, today: "2031-05-01" });
  const compare = (change: Partial<QuotationDraft>, changedFirm?: QuotationFirm) =>
    describeChanges(makeContent({}), makeContent(change, changedFirm));
  expect(compare({}, { ...firm, bankDetails: "Account 42" })).toEqual(["Our bank details have changed."]);
  expect(compare({ customer: { ...draft.customer, state: "32" } })).toEqual([
    "The tax has changed: IGST instead of CGST and SGST.",
    "The site is now in Kerala.",
  ]);
  expect(compare({ pricesIncludeGst: false }, { ...firm, isComposition: true })).toEqual([
    "The tax has changed: no GST instead of CGST and SGST.",
  ]);
  const minimum = line && { ...line, minimum: 50_000_00 };
  const before = makeContent({ lines: minimum ? [minimum] : [] });
  const after = makeContent({ lines: minimum ? [{ ...minimum, quantity: 12_000 }] : [] });
  expect(describeChanges(before, after)).toEqual(["Gate, vertical bars: 12 sq ft, at the same price."]);
});
