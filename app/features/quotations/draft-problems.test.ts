import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultTerms } from "~/content/firm";
import type { Piece, PieceKindName } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { isMeasured } from "~/sizes/piece-list";
import { completeSizes } from "~/sizes/sizes";
import { createRate } from "../../../tests/support/quotations";
import { possibleSizes } from "../../../tests/support/sizes";
import { describeLineAssumed, findDraftProblems } from "./draft-problems";
import type { Rate } from "./find-rate";
import { listQuantities } from "./measure-quantity";
import { proposeDraft, updatePieces } from "./propose-draft";
import { getRateKey, variantFields } from "./rates";

const propose = (piece: Piece, rates: Rate[] = []) => {
  const pieces = { unit: "mm" as const, isUnmeasured: false, pieces: [piece] };
  const draft = proposeDraft({ name: "Meena", town: null, rates, terms: defaultTerms, state: "33", pieces });
  const [line] = draft.lines;
  if (!line) throw new Error("The draft has no line.");
  return { line, problems: findDraftProblems(draft) };
};

describe("a line without the choice that decides its price", () => {
  const railing: Piece = { kind: "railing", sizes: { length: 6096, height: 1067 }, count: 1, remark: "" };

  it("gets the description and rate of what is drawn, and asks the owner to confirm it", () => {
    const rate = createRate({ kind: "railing", unit: "ft", rate: 650_00 });
    const { line, problems } = propose(railing, [rate, { ...rate, variant: "glass", rate: 1800_00 }]);
    expect(line).toMatchObject({
      ...{ description: "Railing or balcony, glass, 12 mm toughened", quantity: 20_000, rate: 1800_00 },
    });
    expect(describeLineAssumed(line)).toBe("Not entered yet, drawn with assumed values: Between the posts.");
    expect(Object.keys(problems)).toEqual([`confirmed.${line.id}`]);
    const chosen = propose({ ...railing, sizes: { ...railing.sizes, infill: "glass" } }, [rate]);
    expect(chosen.problems).toEqual({});
  });

  it.each(Object.keys(variantFields) as PieceKindName[])("is the same work as it is drawn: %s", (name) => {
    const kind = findPieceKind(name);
    const field = variantFields[name] ?? "";
    fc.assert(
      fc.property(possibleSizes(kind), ({ [field]: _, ...sizes }) => {
        const piece: Piece = { kind: name, sizes, count: 1, remark: "" };
        fc.pre(isMeasured(piece));
        const drawn = propose({ ...piece, sizes: completeSizes(kind, sizes).sizes }).line;
        const { line, problems } = propose(piece);
        expect(line).toEqual({ ...drawn, id: line.id, piece });
        expect(getRateKey(line)).toEqual(getRateKey(drawn));
        const isShown = kind.listFields(sizes).some((one) => one.name === field);
        if (isShown) expect(problems).toHaveProperty([`confirmed.${line.id}`]);
      }),
    );
  });
});

describe("a line without any known size", () => {
  const unmeasured: Piece = {
    kind: "gate",
    sizes: { type: "sliding", infill: "sheet" },
    count: 2,
    remark: "",
  };
  const rate = createRate({ unit: "sqft", rate: 650_00 });

  it("gets no quantity or rate, and has no sizes to confirm", () => {
    const { line, problems } = propose(unmeasured, [rate]);
    expect(line).toMatchObject({ unit: "sqft", quantity: 0, rate: null });
    expect(Object.keys(problems)).toEqual([`quantity.${line.id}`, `rate.${line.id}`]);
    expect(listQuantities(unmeasured)).toMatchObject({ sqft: "", kg: "", piece: "2", lump: "1" });
    expect(propose(unmeasured, [{ ...rate, unit: "piece" }]).line).toMatchObject({ quantity: 2000 });
  });

  it("gets both once it is measured", () => {
    const pieces = { unit: "mm" as const, isUnmeasured: true, pieces: [unmeasured] };
    const source = { name: "Meena", town: null, rates: [rate], terms: defaultTerms, state: "33", pieces };
    const measured = { ...unmeasured, sizes: { ...unmeasured.sizes, width: 3600, height: 1800 } };
    const [line] = updatePieces(proposeDraft(source), [measured], [rate]).lines;
    // 2 × 3.6 m × 1.8 m.
    expect(line).toMatchObject({ quantity: 139_500, rate: 650_00 });
    expect(line && describeLineAssumed(line)).toBe("");
  });
});
