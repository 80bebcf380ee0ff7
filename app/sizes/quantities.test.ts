import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kinds } from "../../tests/support/drawn-kinds";
import { possibleSizes } from "../../tests/support/sizes";
import { describeFacts } from "./facts";
import type { Fact, PieceKindName, Sizes } from "./kind";
import { measureQuantities } from "./quantities";
import { calculatePiece } from "./sizes";

const createPiece = (kind: PieceKindName, sizes: Sizes, count = 1) => ({ kind, sizes, count, remark: "" });

describe("measureQuantities", () => {
  it("returns length, glass and steel of a glass railing", () => {
    const { each, total, assumed } = measureQuantities(
      createPiece(
        "railing",
        { shape: "straight", length: 3600, height: 1050, infill: "glass", pipe: "steel", use: "house" },
        2,
      ),
    );
    expect(assumed).toEqual([]);
    expect(each).toMatchObject({ length: 3600, area: null, count: 1 });
    // 3 panes of 1,070 × 900 mm at 30 kg/m²; (3.6 + 4 × 1.05) m of pipe at 2.37 kg/m.
    expect(each.glassArea).toBeCloseTo(2.889, 2);
    expect(each.glass).toBeCloseTo(86.7, 0);
    expect(each.steel).toBeCloseTo(18.5, 0);
    expect(each.mass).toBeCloseTo((each.glass ?? 0) + (each.steel ?? 0));
    expect(total).toMatchObject({ length: 7200, count: 2 });
  });

  it("returns area and steel of a gate, and lists assumed sizes", () => {
    const { each, assumed } = measureQuantities(createPiece("gate", { width: 3000, type: "double" }));
    expect(each).toMatchObject({ length: null, glass: null, glassArea: null });
    expect(each.area).toBeCloseTo(3 * 1.8);
    expect(each.steel).toBeGreaterThan(50);
    expect(assumed).toEqual(expect.arrayContaining(["height", "infill"]));
    expect(assumed).not.toContain("width");
  });

  it("returns only the count for kinds described in words", () => {
    expect(measureQuantities(createPiece("structure", {}, 3)).total).toEqual({
      ...{ length: null, area: null, glassArea: null, steel: null, glass: null, mass: null },
      count: 3,
    });
  });

  it("multiplies each quantity by the count", () => {
    const drawnKinds = kinds.filter((kind) => kind.draw);
    const pieces = fc.constantFrom(...drawnKinds).chain((kind) =>
      fc.record({
        kind: fc.constant(kind.name),
        sizes: possibleSizes(kind),
        count: fc.integer({ min: 1, max: 999 }),
        remark: fc.constant(""),
      }),
    );
    fc.assert(
      fc.property(pieces, (piece) => {
        const { each, total } = measureQuantities(piece);
        for (const [name, value] of Object.entries(each))
          expect([name, total[name as keyof typeof total]]).toEqual([
            name,
            value === null ? null : value * piece.count,
          ]);
        expect(each.length ?? each.area ?? each.glassArea).toBeGreaterThan(0);
        expect(each.mass).toBeGreaterThan(0);
      }),
    );
  });

  it("finds at most one fact for each quantity", () => {
    const drawnKinds = kinds.filter((kind) => kind.draw);
    for (const { name } of drawnKinds) {
      const { facts } = calculatePiece(createPiece(name, {}));
      const keys = facts
        .filter((fact) => "of" in fact && fact.of === "piece" && fact.quantity !== "count")
        .map((fact) => `${fact.quantity} ${"material" in fact ? fact.material : ""}`);
      expect({ name, keys: new Set(keys).size }).toEqual({ name, keys: keys.length });
    }
  });
});

describe("describeFacts", () => {
  const facts: Fact[] = [
    { label: "Running length", value: 3600, unit: "mm", quantity: "length", of: "piece" },
    { label: "Clear gap", value: 90, unit: "mm", quantity: "length", of: "part" },
    { label: "Panes", value: 3, unit: "pcs", quantity: "count", of: "piece", note: "(12 mm glass)" },
    { label: "Steel", value: 17.8, unit: "kg", quantity: "mass", of: "piece" },
    { label: "Leaf", quantity: "dimensions", width: 1785, height: 1750 },
    { label: "Slope", quantity: "text", text: "31°" },
  ];
  const listValues = (count: number, unit: "mm" | "ft") =>
    describeFacts(facts, count, unit).map(({ value }) => value);

  it("describes one piece", () => {
    expect(listValues(1, "mm")).toEqual([
      "3.60 m (11.8 ft)",
      "90 mm",
      "3 (12 mm glass)",
      "about 18 kg",
      "1,785 × 1,750 mm",
      "31°",
    ]);
  });

  it("gives the value of each of several pieces and their total, which add up", () => {
    expect(listValues(2, "ft")).toEqual([
      "3.60 m (11.8 ft) each, 7.20 m (23.6 ft) in all",
      "3½″ (90 mm)",
      "3 (12 mm glass) each, 6 in all",
      "about 18 kg each, about 36 kg in all",
      "1,785 × 1,750 mm",
      "31°",
    ]);
  });
});
