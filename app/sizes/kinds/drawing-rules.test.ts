import { describe, expect, it } from "vitest";
import { calculatePiece } from "~/sizes/sizes";
import { drawScene, findView, kinds } from "../../../tests/support/drawn-kinds";
import type { PieceKindName, Sizes } from "../kind";

describe("swing lines", () => {
  const listPens = (kind: PieceKindName, sizes: Sizes) =>
    findView(kind, sizes, /^(?:Elevation|Front view)/).shapes.flatMap(({ pen }) =>
      pen === "hidden" || pen === "center" ? [pen] : [],
    );

  it("are chain-dotted when the leaf opens towards the viewer, and dashed when it opens away", () => {
    expect(listPens("door", { opens: "left-out" })).toEqual(["center"]);
    expect(listPens("door", { opens: "left-in" })).toEqual(["hidden"]);
    expect(listPens("window", { style: "casement", width: 700 })).toEqual(["hidden"]);
  });

  it("of a casement are drawn in its plan", () => {
    const { shapes } = findView("window", { style: "casement", width: 1500 }, /^Plan/);
    expect(shapes.filter(({ form }) => form === "arc")).toHaveLength(2);
  });
});

describe("dimensions", () => {
  const drawnNames = kinds.filter((kind) => kind.draw).map(({ name }) => [name]);

  it.each(drawnNames)("of a %s start and end with the overall dimension", (name) => {
    for (const view of drawScene(name, {}).views) {
      for (const { side, stations, isOverall } of view.chains) {
        if (isOverall || side !== "bottom") continue;
        const overall = view.chains.find((other) => other.isOverall && other.side === side)?.stations ?? [];
        for (const station of overall) expect(stations).toContain(station);
      }
    }
  });
});

it("draws round posts as circles in plan", () => {
  const { shapes } = findView("railing", { shape: "l" }, /^Plan/);
  expect(shapes.filter(({ form }) => form === "arc").length).toBeGreaterThan(3);
});

it("recommends two leaves only for a single-leaf design", () => {
  const listAdvice = (kind: PieceKindName, sizes: Sizes) =>
    calculatePiece({ kind, sizes, count: 1, remark: "" })
      .warnings.map(({ reason }) => reason)
      .join(" ");
  expect(listAdvice("door", { width: 2700, leaves: "two" })).not.toContain("two leaves");
  expect(listAdvice("gate", { width: 6000, type: "double" })).not.toContain("two leaves");
  expect(listAdvice("gate", { width: 3000, type: "single" })).toContain("two leaves");
});
