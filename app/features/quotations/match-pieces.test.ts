import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Piece, Sizes } from "~/sizes/kind";
import { createDraft, gate } from "../../../tests/support/quotations";
import { describeSizeChanges, listOrderedLines } from "./agreed-sizes";
import { matchPieces } from "./match-pieces";
import { addAlternative, hasNewSizes, updatePieces } from "./propose-draft";
import type { DraftLine, QuotationDraft, SentQuotation } from "./quotation";

const length = fc.integer({ min: 1000, max: 9000 });

const piece: fc.Arbitrary<Piece> = fc.oneof(
  fc.record({
    kind: fc.constant("railing" as const),
    sizes: fc.record<Sizes>({ infill: fc.constantFrom("glass", "pipes"), length }),
    count: fc.integer({ min: 1, max: 3 }),
    remark: fc.constantFrom("", "Front balcony", "Terrace"),
  }),
  fc.record({
    kind: fc.constant("gate" as const),
    sizes: fc.record<Sizes>({ width: length, height: length }),
    count: fc.constant(1),
    remark: fc.constantFrom("", "Back"),
  }),
);

const measured = (pieces: Piece[], sizes: readonly number[]) =>
  pieces.map((one, index) => {
    const replace = (size: number | string) => (typeof size === "number" ? (sizes[index] ?? size) : size);
    return {
      ...one,
      sizes: Object.fromEntries(Object.entries(one.sizes).map(([name, size]) => [name, replace(size)])),
    };
  });

const createLine = (own: Piece, index: number): DraftLine => {
  const [first] = createDraft({ isInFeet: false }).lines;
  if (!first) throw new Error("The draft has no line.");
  return { ...first, id: `line-${index}`, piece: own };
};

const railing = (remark: string, length: number, infill: string): Piece => ({
  ...{ kind: "railing", count: 1, remark },
  sizes: { length, infill },
});

describe("matchPieces", () => {
  it("keeps remark and choices of every line, in any order, removed or not, whatever was measured", () => {
    const cases = fc.array(piece, { minLength: 1, maxLength: 8 }).chain((pieces) =>
      fc.record({
        pieces: fc.constant(pieces),
        lines: fc.shuffledSubarray(pieces.map(createLine), { minLength: pieces.length }),
        removed: fc.nat(pieces.length),
        sizes: fc.array(length, { minLength: pieces.length, maxLength: pieces.length }),
      }),
    );
    fc.assert(
      fc.property(cases, ({ pieces, lines, removed, sizes }) => {
        const draft = { lines: lines.slice(removed), leftOut: lines.slice(0, removed) };
        const { matched, newPieces } = matchPieces(draft, measured(pieces, sizes));
        expect(newPieces).toEqual([]);
        const describeWork = ({ kind, remark, sizes }: Piece = gate) => [kind, remark, sizes.infill];
        for (const { id, piece: own } of lines)
          expect(describeWork(matched.get(id))).toEqual(describeWork(own ?? undefined));
      }),
    );
  });

  it("matches pieces that differ in length only by their position, also when a remark is added", () => {
    const lines = [railing("", 3600, "glass"), railing("", 6000, "glass")].map((own, index) =>
      createLine(own, index),
    );
    const pieces = [railing("With a gap for the pipe", 3640, "glass"), railing("", 6050, "glass")];
    expect([...matchPieces({ lines }, pieces).matched.values()]).toEqual(pieces);
  });

  it("recognises a piece by its remark when its infill changes as well", () => {
    const lines = [createLine(railing("Terrace", 6000, "pipes"), 0)];
    const terrace = railing("Terrace", 6050, "balusters");
    const front = railing("Front balcony", 3640, "glass");
    expect([...matchPieces({ lines }, [front, terrace]).matched.values()]).toEqual([terrace]);
  });
});

describe("updatePieces", () => {
  const front = railing("Front balcony", 3600, "glass");
  const terrace = railing("Terrace", 6000, "pipes");
  const draft = createDraft({ isInFeet: false });
  const frontLine = createLine(front, 0);
  const terraceLine: DraftLine = { ...createLine(terrace, 1), description: "Terrace", rate: 700_00 };
  const longerTerrace = railing("Terrace", 6050, "pipes");

  it("keeps a removed line removed after both pieces were measured", () => {
    const removed = { ...draft, lines: [terraceLine], leftOut: [frontLine] };
    const updated = updatePieces(removed, [railing("Front balcony", 3640, "glass"), longerTerrace], []);
    expect(updated.lines).toMatchObject([{ id: "line-1", rate: 700_00, piece: longerTerrace }]);
    expect(updated.leftOut).toEqual([frontLine]);
  });

  it("deletes the line whose piece the customer no longer wants", () => {
    const { lines } = updatePieces({ ...draft, lines: [frontLine, terraceLine] }, [longerTerrace], []);
    expect(lines).toMatchObject([{ id: "line-1", description: "Terrace", piece: longerTerrace }]);
  });
});

describe("alternatives", () => {
  const withInfill = (infill: string) => ({ ...gate, sizes: { ...gate.sizes, infill } });
  const widen = (one: Piece): Piece => ({ ...one, sizes: { ...one.sizes, width: 4000 } });
  const [bars, sheet, panel] = [withInfill("bars"), withInfill("sheet"), withInfill("panel")];
  const draft = createDraft({ lines: [createLine(bars, 0)] });
  const listWork = ({ lines }: QuotationDraft) =>
    lines.map(({ offer, piece }) => [offer, piece?.sizes.infill, piece?.sizes.width]);
  const describeOrder = (lines: readonly DraftLine[], ...pieces: Piece[]) => {
    const accepted = { lines, isInFeet: false } as unknown as SentQuotation;
    return describeSizeChanges(listOrderedLines([accepted], pieces).lines);
  };

  it("stay as offered when the enquiry asks for something else", () => {
    const offered = addAlternative(draft, { id: "line-0", variant: "sheet" }, []);
    const updated = updatePieces(offered, [widen(panel)], []);
    expect(listWork(updated)).toEqual([
      ["a", "panel", 4000],
      ["b", "sheet", 4000],
    ]);
    expect(hasNewSizes(updated, [widen(panel)])).toBe(false);
    // What was chosen then was offered for the panel.
    expect(describeOrder(updated.lines.slice(1), widen(panel))).toEqual([]);
    expect(describeOrder(updated.lines.slice(1), widen(bars))).toContainEqual(
      expect.stringContaining("Infill Vertical bars instead of Solid sheet"),
    );
    expect(listWork(updatePieces(updated, [bars], []))).toEqual([
      ["a", "bars", 3600],
      ["b", "sheet", 3600],
    ]);
  });

  it("stay as offered whichever letter they have", () => {
    const { lines } = addAlternative(draft, { id: "line-0", variant: "sheet" }, []);
    const [first, second] = lines.map((line) => ({
      ...line,
      offer: line.offer === "a" ? ("b" as const) : ("a" as const),
    }));
    const swapped = createDraft({ lines: [first, second].flatMap((line) => line ?? []) });
    expect(hasNewSizes(swapped, [panel])).toBe(true);
    expect(listWork(updatePieces(swapped, [widen(panel)], []))).toEqual([
      ["b", "panel", 4000],
      ["a", "sheet", 4000],
    ]);
    expect(describeOrder(swapped.lines.slice(0, 1), panel)).not.toEqual([]);
  });

  it("stay beside a new piece that is like the first", () => {
    const offered = addAlternative(draft, { id: "line-0", variant: "sheet" }, []);
    expect(listWork(updatePieces(offered, [bars, { ...bars }], []))).toEqual([
      ["a", "bars", 3600],
      ["b", "sheet", 3600],
      ["", "bars", 3600],
    ]);
  });

  it("for the same work follow the enquiry", () => {
    const offered = addAlternative(draft, { id: "line-0", variant: "" }, []);
    expect(listWork(updatePieces(offered, [sheet], []))).toEqual([
      ["a", "sheet", 3600],
      ["b", "sheet", 3600],
    ]);
  });

  it("of earlier releases stay as offered, also beside a piece that is like them", () => {
    const other = widen(sheet);
    const [a, b, c] = [bars, sheet, other].map(createLine);
    const lines = [a && { ...a, offer: "a" as const }, b && { ...b, offer: "b" as const }, c];
    const offered = createDraft({ lines: lines.flatMap((line) => line ?? []) });
    expect(hasNewSizes(offered, [bars, other])).toBe(false);
    expect(describeOrder(offered.lines.slice(1), bars, other)).toEqual([]);
  });

  it("can be two pieces of the enquiry", () => {
    const lines = [bars, sheet].map(createLine);
    const [a, b] = lines.map((line, index) => ({
      ...line,
      offer: index === 0 ? ("a" as const) : ("b" as const),
    }));
    const offered = createDraft({ lines: [a, b].flatMap((line) => line ?? []) });
    expect(hasNewSizes(offered, [bars, sheet])).toBe(false);
    expect(listWork(updatePieces(offered, [bars, sheet].map(widen), []))).toEqual([
      ["a", "bars", 4000],
      ["b", "sheet", 4000],
    ]);
    expect(listWork(updatePieces(offered, [bars, panel], []))).toEqual([
      ["a", "bars", 3600],
      ["b", "panel", 3600],
    ]);
    expect(listWork(updatePieces(offered, [panel, sheet], []))).toEqual([
      ["a", "panel", 3600],
      ["b", "sheet", 3600],
    ]);
    expect(listWork(updatePieces(offered, [bars, widen(bars)], []))[1]).toEqual(["b", "sheet", 3600]);
  });

  it("that were replaced by what the enquiry asks for count as asked for", () => {
    const sold = createDraft({ lines: [{ ...createLine(sheet, 0), insteadOf: "bars" }] });
    expect(describeOrder(sold.lines, bars)).toEqual([]);
    const { lines } = updatePieces(sold, [panel], []);
    expect(describeOrder(lines, panel)).toEqual([]);
    expect(describeOrder(lines, bars)).toContainEqual(
      expect.stringContaining("Infill Vertical bars instead of Sheet below"),
    );
  });

  it("with more choices than the enquiry have those of a new piece, and keep them", () => {
    const slats: Piece = { kind: "pergola", sizes: { width: 3600, roof: "slats" }, count: 1, remark: "" };
    const offered = addAlternative(
      createDraft({ lines: [createLine(slats, 0)] }),
      { id: "line-0", variant: "glass" },
      [],
    );
    expect(offered.lines[1]?.piece?.sizes).toEqual({ width: 3600, roof: "glass", fall: "9" });
    expect(hasNewSizes(offered, [slats])).toBe(false);
    const updated = updatePieces(offered, [widen(slats)], []);
    expect(updated.lines[1]?.piece?.sizes).toEqual({ width: 4000, roof: "glass", fall: "9" });
    const [first, glass] = offered.lines as [DraftLine, DraftLine];
    // Those of earlier releases have none.
    const earlier = { ...glass, piece: { ...slats, sizes: { width: 3600, roof: "glass" } } };
    expect(hasNewSizes({ ...offered, lines: [first, earlier] }, [slats])).toBe(false);
  });
});
