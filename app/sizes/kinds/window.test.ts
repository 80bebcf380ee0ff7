import { describe, expect, it } from "vitest";
import { completeSizes } from "~/sizes/sizes";
import { findView, listArrowDirections, listSashes } from "../../../tests/support/drawn-kinds";
import { findPieceKind } from "../kinds";
import { planWindow } from "./window-plan";

describe("a sliding window", () => {
  it.each([
    ["two", 1500],
    ["two", 3200],
    ["three", 2400],
  ])("with style %s, %d mm wide, draws its inner sashes in front", (style, width) => {
    const sizes = { style, width, height: 1200 };
    const plan = planWindow(completeSizes(findPieceKind("window"), sizes).sizes);
    const fromAbove = listSashes(findView("window", sizes, /^Plan/), plan.sash.width);
    // In plan, the inside is at the bottom; in elevation, later shapes are in front.
    const depthAt = new Map(fromAbove.map(({ x, y }) => [x.toFixed(2), y]));
    const depths = listSashes(findView("window", sizes, /^Elevation/), plan.sash.width).map(
      ({ x }) => depthAt.get(x.toFixed(2)) ?? Number.NaN,
    );
    expect(depths).toHaveLength(plan.sashes.length);
    expect(depths).toEqual([...depths].sort((a, b) => b - a));
    expect(new Set(depths).size).toBeGreaterThan(1);
  });

  it("with four sashes shows the middle ones moving outwards", () => {
    const view = findView("window", { style: "two", width: 3200 }, /^Elevation/);
    expect(listArrowDirections(view)).toEqual(["right", "left", "right", "left"]);
  });

  it("subtracts its mullions from fixed panes", () => {
    const { pane, sashes: panes } = planWindow({ style: "fixed", width: 4000, height: 1200 });
    expect(panes.length * pane.width + (panes.length - 1) * 50).toBe(4000 - 2 * 50);
  });
});
