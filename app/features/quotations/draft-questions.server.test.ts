import { expect, it } from "vitest";
import { createDraft, firm, gate } from "../../../tests/support/quotations";
import { findDraftQuestions } from "./draft-questions.server";
import { extras } from "./extras";
import { addAlternative, proposeExtra, updatePieces } from "./propose-draft";

const customer = createDraft().customer;
const ask = (change: Parameters<typeof createDraft>[0]) => findDraftQuestions(createDraft(change), firm);

it("asks nothing about an ordinary quotation and the proposed codes", () => {
  const lines = extras.map(({ value }) => proposeExtra(value, []));
  expect(ask({ lines: [...createDraft().lines, ...lines] })).toEqual([]);
  expect(ask({ customer: { ...customer, gstin: "33AABCK1234F1Z6", state: "33" } })).not.toEqual([]);
});

it("asks about a GSTIN of another state, and about the firm's own", () => {
  expect(ask({ customer: { ...customer, gstin: "32AAACR5055K1Z9" } })).toEqual([
    "The customer's GSTIN belongs to Kerala, but the site is in Tamil Nadu. Is that right?",
  ]);
  expect(ask({ customer: { ...customer, gstin: firm.gstin } })).toEqual([
    "The customer's GSTIN is your own. Is that right?",
  ]);
});

it("asks about alternatives that are the same work since the enquiry asks for the one offered instead", () => {
  const draft = createDraft();
  const [line = expect.fail("The draft has no line.")] = draft.lines;
  const offered = addAlternative(draft, { id: line.id, variant: "sheet" }, []);
  const sheet = { ...gate, sizes: { ...gate.sizes, width: 4000, infill: "sheet" } };
  expect(ask(offered)).toEqual([]);
  expect(ask(updatePieces(offered, [sheet], []))).toEqual([
    "Alternatives A and B are the same work. Is that right?",
  ]);
  const [first, second] = addAlternative(draft, { id: line.id, variant: "" }, []).lines;
  const described = { ...(second ?? line), description: "Gate with motor of another make" };
  expect(ask({ lines: [first ?? line, described] })).toEqual([]);
});

it("asks when a composition dealer quotes for another state", () => {
  const composition = { ...firm, isComposition: true };
  const kerala = createDraft({ customer: { ...customer, state: "32" } });
  for (const gstin of [firm.gstin, null])
    expect(findDraftQuestions(createDraft(), { ...composition, gstin })).toEqual([]);
  expect(findDraftQuestions(kerala, composition)).toEqual([
    "The site is in Kerala. A composition dealer may not supply outside the own state: ask your accountant.",
  ]);
});

it.each([
  ["73089", "Line 1: an HSN code has 4, 6 or 8 digits, 73089 has 5. Is that right?"],
  ["9954", "Line 1: a SAC has 6 digits, 9954 has 4. Is that right?"],
  ["995468", undefined],
  ["73089090", undefined],
])("asks about the code %s: %s", (hsn, question) => {
  expect(ask({ lines: createDraft().lines.map((line) => ({ ...line, hsn })) })[0]).toBe(question);
});

it("names the characters that the PDF cannot show, with the line they are in", () => {
  const lines = createDraft().lines.map((line) => ({ ...line, description: "Gate 😀 שלום €" }));
  expect(ask({ lines })).toEqual(["Line 1: the PDF can't show 😀 ש ל ו ם. Replace or remove it."]);
});
