import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeSizes } from "~/sizes/sizes";
import {
  calculate,
  createPiece,
  drawScene,
  findView,
  listRects,
  readFacts,
} from "../../../tests/support/drawn-kinds";
import { bentRuns } from "../../../tests/support/sizes";
import { drawPiece } from "../draw-piece";
import type { View } from "../drawing/scene";
import { findPieceKind } from "../kinds";

describe("a charupudi", () => {
  it("weighs the leg under each upright", () => {
    // 4 uprights of 440 + 472 mm and legs of 375 mm at 1.78 kg/m; rails, frame and bearers at 0.87, 1.79 and 2.39 kg/m.
    expect(readFacts("charupudi", {}).Steel).toBe("about 35 kg");
  });

  it("that is bent keeps its lengths, and warns if the seat beside a corner is too short", () => {
    const bent = fc.record({ ...bentRuns, depth: fc.integer({ min: 300, max: 600 }) });
    fc.assert(
      fc.property(bent, ({ otherSide, ...others }) => {
        const corners = others.shape === "u" ? 2 : 1;
        const sizes = corners === 2 ? { ...others, otherSide } : others;
        expect(completeSizes(findPieceKind("charupudi"), sizes).sizes).toMatchObject(sizes);
        const corner = sizes.depth + 38;
        const sides = corners === 2 ? [sizes.side, otherSide] : [sizes.side];
        const shortest = Math.min(sizes.length - corners * corner, ...sides.map((side) => side - corner));
        const warned = calculate("charupudi", sizes).warnings.some(({ message }) =>
          /^Beside a/.test(message),
        );
        expect(warned).toBe(shortest < 400);
      }),
    );
    expect(calculate("charupudi", { length: 300 }).warnings).toHaveLength(1);
  });

  it("that is L-shaped has its elevation over its plan, at no smaller a scale than a U-shaped one", () => {
    const [elevation, plan] = drawScene("charupudi", { shape: "l" }).views as [View, View];
    expect(elevation.box[0]).toBeCloseTo(plan.box[0], 6);
    expect(elevation.box[2]).toBeCloseTo(plan.box[2], 6);
    const readScale = (shape: string) =>
      drawPiece(createPiece("charupudi", { shape }), "small", { showsFeet: false })?.scale;
    expect(readScale("l")).toBeLessThanOrEqual(readScale("u") ?? 0);
  });

  it("has its uprights behind the seat, in plan as in section", () => {
    const { box } = findView("charupudi", { shape: "l", depth: 420 }, /^Plan/);
    const seat = listRects(findView("charupudi", { shape: "l", depth: 420 }, /^Plan/), "steel")[0];
    expect(box[1]).toBe(0);
    expect(seat?.height).toBe(420 + 38);
  });
});
