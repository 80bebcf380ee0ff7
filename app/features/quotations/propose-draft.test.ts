import { describe, expect, it } from "vitest";
import { defaultTerms } from "~/content/firm";
import { type Piece, type PieceKindName, pieceKindNames } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { completeSizes } from "~/sizes/sizes";
import { createRate, gate } from "../../../tests/support/quotations";
import type { Rate } from "./find-rate";
import { hasNewSizes, proposeDraft, proposeExtra, updatePieces } from "./propose-draft";
import { quantityUnits } from "./quantity";
import type { QuotationDraft } from "./quotation";
import { getRateKey, listWork } from "./rates";
import type { QuantityUnit } from "./tables";

const railing: Piece = { kind: "railing", sizes: { length: 3000, infill: "glass" }, count: 1, remark: "" };
const wideGate: Piece = { ...gate, sizes: { ...gate.sizes, width: 4000 } };

function createDraft(pieces: Piece[]): QuotationDraft {
  const source = { name: "Meena", town: null, rates: [], terms: defaultTerms, state: "33" };
  const draft = proposeDraft({ ...source, pieces: { unit: "mm", isUnmeasured: false, pieces } });
  const lines = draft.lines.map((line) => ({ ...line, quantity: 5000, isConfirmed: true }));
  return { ...draft, lines: [...lines, proposeExtra("transport", [])] };
}

/** Units in which each kind of work has a quantity, besides items and lump sums. */
const measuredUnits: Record<PieceKindName, QuantityUnit[]> = {
  railing: ["ft", "m", "kg"],
  stair: ["ft", "m", "kg"],
  charupudi: ["ft", "m", "kg"],
  gate: ["sqft", "sqm", "kg"],
  door: ["sqft", "sqm", "kg"],
  window: ["sqft", "sqm"],
  shower: ["sqft", "sqm"],
  pergola: ["sqft", "sqm", "kg"],
  structure: [],
  other: [],
};

const cases = pieceKindNames.flatMap((kind) => quantityUnits.map(({ value }) => [kind, value] as const));

describe("proposeDraft", () => {
  const propose = (piece: Piece, rates: Rate[]) => {
    const source = { name: "Meena", town: null, rates, terms: defaultTerms, state: "33" };
    const pieces = { unit: "mm" as const, isUnmeasured: false, pieces: [piece] };
    return proposeDraft({ ...source, pieces }).lines[0];
  };

  it.each(cases)("prices a %s by the %s only if it has that quantity", (kind, unit) => {
    const rate = createRate({ kind, unit, rate: 950_00 });
    const { sizes } = completeSizes(findPieceKind(kind), {});
    const line = propose({ kind, sizes, count: 3, remark: "" }, [rate]);
    const quantities: Partial<Record<QuantityUnit, number>> = { piece: 3000, lump: 1000 };
    if (measuredUnits[kind].includes(unit)) {
      expect(line).toMatchObject({ unit, rate: 950_00 });
      expect(line?.quantity).toBeGreaterThan(3000);
    } else if (quantities[unit])
      expect(line).toMatchObject({ unit, rate: 950_00, quantity: quantities[unit] });
    else expect(line).toMatchObject({ unit, rate: null, quantity: 0 });
  });

  it.each(pieceKindNames)("proposes a measurable unit for a %s without a rate", (kind) => {
    const { sizes } = completeSizes(findPieceKind(kind), {});
    const line = propose({ kind, sizes, count: 1, remark: "" }, []);
    // The steel of a structure is known from its design only.
    if (kind === "structure") expect(line).toMatchObject({ unit: "kg", quantity: 0 });
    else expect(line?.quantity).toBeGreaterThan(0);
  });

  it("prices a shower by its glass", () => {
    const shower: Piece = {
      ...{ kind: "shower", count: 1, remark: "" },
      sizes: { shape: "corner", width: 1200, depth: 900, height: 1730 },
    };
    const rate = createRate({ kind: "shower", rate: 950_00 });
    // Panes of 592 (twice) and 900 × 1,712 mm.
    expect(propose(shower, [rate])).toMatchObject({ quantity: 38_400, unit: "sqft", rate: 950_00 });
  });

  it("prices a glass railing by the weight of its steel only", () => {
    const rate = createRate({ kind: "railing", unit: "kg", rate: 120_00 });
    const sizes = { shape: "straight", length: 3600, height: 1050, infill: "glass", pipe: "steel" };
    // (3.6 + 4 × 1.05) m of pipe at 2.37 kg/m.
    expect(propose({ ...railing, sizes }, [rate])?.quantity).toBeCloseTo(18_470, -1);
  });

  it("leaves the quantity empty when it is larger than a quotation can have", () => {
    const sizes = { type: "sliding", width: 9000, height: 3000 };
    expect(propose({ ...gate, sizes, count: 999 }, [])).toMatchObject({ quantity: 0, rate: null });
  });
});

it("proposes galvanised steel for a railing of galvanised pipe, with its rate", () => {
  const rate = createRate({ kind: "railing", unit: "ft" });
  const rates = [
    { ...rate, rate: 1_100_00 },
    { ...rate, grade: "gi", rate: 900_00 },
    { ...rate, grade: "ss304", rate: 2_000_00 },
  ];
  const source = { name: "Meena", town: null, rates, terms: defaultTerms, state: "33" };
  const propose = (pipe: string) => {
    const pieces = [{ ...railing, sizes: { ...railing.sizes, pipe } }];
    return proposeDraft({ ...source, pieces: { unit: "mm", isUnmeasured: false, pieces } }).lines[0];
  };
  expect(propose("galvanised")).toMatchObject({ grade: "gi", rate: 900_00 });
  expect(propose("steel")).toMatchObject({ grade: "", rate: 1_100_00 });
});

it("keeps the rates of “Something else” and “Other line” apart", () => {
  const { kind } = getRateKey({ piece: null, extra: "other", grade: "", finish: "" });
  const rates = [
    createRate({ kind: "other", unit: "lump", rate: 5000_00 }),
    createRate({ kind, unit: "lump", rate: 200_00 }),
  ];
  expect(proposeExtra("other", rates).rate).toBe(200_00);
  const pieces: Piece[] = [{ kind: "other", sizes: {}, count: 1, remark: "A ladder" }];
  const source = { name: "Meena", town: null, rates, terms: defaultTerms, state: "33" };
  const draft = proposeDraft({ ...source, pieces: { unit: "mm", isUnmeasured: false, pieces } });
  expect(draft.lines[0]?.rate).toBe(5000_00);
  const keys = listWork().map(({ kind, variant }) => `${kind} ${variant}`);
  expect(new Set(keys).size).toBe(keys.length);
});

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
    expect(hasNewSizes(draft, []), "copied to an enquiry without sizes").toBe(false);
  });
});

it("describes a door of FRP in capitals", () => {
  const door: Piece = { kind: "door", sizes: { style: "frp" }, count: 1, remark: "" };
  expect(createDraft([door, railing]).lines.map(({ description }) => description)).toEqual([
    "Door, FRP leaf, moulded panels",
    "Railing or balcony, glass, 12 mm toughened",
    "Transport",
  ]);
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

  it("updates the grade that follows from the sizes, but not the owner's", () => {
    const galvanised: Piece = { ...railing, sizes: { ...railing.sizes, pipe: "galvanised" } };
    const draft = createDraft([galvanised]);
    expect(draft.lines[0]?.grade).toBe("gi");
    expect(updatePieces(draft, [railing], []).lines[0]?.grade).toBe("");
    const lines = draft.lines.map((line) => ({ ...line, grade: "ss316" as const }));
    expect(updatePieces({ ...draft, lines }, [railing], []).lines[0]?.grade).toBe("ss316");
  });

  it("replaces a proposed rate by the one of the new infill or steel, or none", () => {
    const priced = createDraft([gate]);
    const lines = priced.lines.map((line) => ({ ...line, rate: 5_000_00, cost: 4_000_00, minimum: 900_00 }));
    const earlier = createRate({ variant: "bars", rate: 5_000_00 });
    const update = (pieces: Piece[], ...rates: Rate[]) =>
      updatePieces({ ...priced, lines }, pieces, [earlier, ...rates]).lines[0];
    const sheet: Piece = { ...wideGate, sizes: { ...wideGate.sizes, infill: "sheet" } };
    const rate = createRate({ variant: "sheet", rate: 7_000_00, cost: 6_000_00, hsn: "7610", gst: 12 });
    expect(update([wideGate], rate)).toMatchObject({ rate: 5_000_00, cost: 4_000_00, quantity: 77_500 });
    expect(update([sheet], rate)).toMatchObject({
      ...{
        rate: 7_000_00,
        cost: 6_000_00,
        minimum: null,
        hsn: "7610",
        gst: 12,
        unit: "sqft",
        quantity: 77_500,
      },
    });
    expect(update([sheet])).toMatchObject({ rate: null, cost: null, minimum: null, quantity: 77_500 });
    expect(update([sheet], { ...rate, unit: "piece" })).toMatchObject({ rate: 7_000_00, quantity: 1000 });
    expect(update([sheet], { ...rate, unit: "ft" })).toMatchObject({ rate: null, unit: "ft", quantity: 0 });
  });

  it("keeps the owner's own rate and cost when the infill is filled in", () => {
    const unset: Piece = { ...railing, sizes: { length: 3000 } };
    const draft = createDraft([unset]);
    const lines = draft.lines.map((line) => ({ ...line, rate: 1_450_00, cost: 900_00 }));
    const generic = createRate({ kind: "railing", unit: "ft", rate: 1_000_00 });
    for (const rates of [[], [generic], [generic, { ...generic, variant: "glass", rate: 1_800_00 }]])
      expect(updatePieces({ ...draft, lines }, [railing], rates).lines[0]).toMatchObject({
        rate: 1_450_00,
        cost: 900_00,
        piece: railing,
      });
  });

  it("updates the proposed description, but not the owner's", () => {
    const sheetGate: Piece = { ...gate, sizes: { ...gate.sizes, infill: "sheet" } };
    const draft = createDraft([gate]);
    expect(updatePieces(draft, [sheetGate], []).lines[0]?.description).toBe("Gate, solid sheet");
    const lines = draft.lines.map((line) => ({ ...line, description: "Front gate" }));
    expect(updatePieces({ ...draft, lines }, [sheetGate], []).lines[0]?.description).toBe("Front gate");
  });
});
