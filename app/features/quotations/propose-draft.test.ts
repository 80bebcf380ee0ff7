import { describe, expect, it } from "vitest";
import type { Piece } from "~/sizes/kind";
import { gate } from "../../../tests/support/quotations";
import { hasNewSizes, proposeDraft, proposeExtra, updatePieces } from "./propose-draft";
import type { QuotationDraft } from "./quotation";

const railing: Piece = { kind: "railing", sizes: { length: 3000, infill: "glass" }, count: 1, remark: "" };
const wideGate: Piece = { ...gate, sizes: { ...gate.sizes, width: 4000 } };

function createDraft(pieces: Piece[]): QuotationDraft {
  const source = { name: "Meena", town: null, rates: [], terms: null, state: "33" };
  const draft = proposeDraft({ ...source, pieces: { unit: "mm", isUnmeasured: false, pieces } });
  const lines = draft.lines.map((line) => ({ ...line, quantity: 5000, isConfirmed: true }));
  return { ...draft, lines: [...lines, proposeExtra("transport", [])] };
}

describe("hasNewSizes", () => {
  const draft = createDraft([gate, railing]);
  const [gateLine, railingLine, transport] = draft.lines as [never, never, never];

  it("ignores moved and removed lines", () => {
    expect(hasNewSizes(draft, [gate, railing])).toBe(false);
    expect(hasNewSizes({ ...draft, lines: [transport, railingLine, gateLine] }, [gate, railing])).toBe(false);
    expect(hasNewSizes({ ...draft, lines: [railingLine], leftOut: [gateLine] }, [gate, railing])).toBe(false);
    expect(hasNewSizes({ ...draft, lines: [railingLine], leftOut: [gateLine] }, [railing])).toBe(false);
  });

  it("finds changed, added and removed pieces of the enquiry", () => {
    expect(hasNewSizes(draft, [wideGate, railing])).toBe(true);
    expect(hasNewSizes(draft, [gate, railing, gate])).toBe(true);
    expect(hasNewSizes(draft, [gate])).toBe(true);
  });
});

describe("updatePieces", () => {
  it("changes only the lines whose piece has changed", () => {
    const draft = createDraft([gate, railing, gate]);
    const [first, second, third, transport] = draft.lines;
    const moved = { ...draft, lines: [transport, third, second, first].flatMap((line) => line ?? []) };
    const { lines } = updatePieces(moved, [wideGate, railing, gate], []);
    expect(lines).toEqual([
      transport,
      third,
      second,
      { ...first, piece: wideGate, quantity: 77_500, isConfirmed: false },
    ]);
  });

  it("adds new pieces, deletes missing ones and keeps removed lines removed", () => {
    const draft = createDraft([gate, railing, gate]);
    const [first, second, third] = draft.lines;
    const removed = { ...draft, lines: draft.lines.slice(1), leftOut: draft.lines.slice(0, 1) };
    const door: Piece = { kind: "door", sizes: { width: 900 }, count: 1, remark: "" };
    const { lines, leftOut } = updatePieces(removed, [gate, gate, door], []);
    expect(lines).toMatchObject([{ id: third?.id }, { extra: "transport" }, { piece: door }]);
    expect(lines).not.toContainEqual(second);
    expect(leftOut).toEqual([first]);
  });

  it("updates the proposed description, but not the owner's", () => {
    const sheetGate: Piece = { ...gate, sizes: { ...gate.sizes, infill: "sheet" } };
    const draft = createDraft([gate]);
    expect(updatePieces(draft, [sheetGate], []).lines[0]?.description).toBe("Gate, solid sheet");
    const lines = draft.lines.map((line) => ({ ...line, description: "Front gate" }));
    expect(updatePieces({ ...draft, lines }, [sheetGate], []).lines[0]?.description).toBe("Front gate");
  });
});
