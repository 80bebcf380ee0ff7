import { describe, expect, it } from "vitest";
import { findView, listArrowDirections, readFacts } from "../../../tests/support/drawn-kinds";

describe("a folding gate", () => {
  it("with two leaves folds to one side in plan, elevation and facts", () => {
    for (const [wicket, side] of [
      ["none", "left"],
      ["left", "right"],
    ] as const) {
      const sizes = { type: "folding", width: 2800, wicket };
      expect(readFacts("gate", sizes)["Space needed"]).toContain(`both leaves folded to the ${side}`);
      expect(listArrowDirections(findView("gate", sizes, /^Elevation/))).toEqual([side]);
      const plan = findView("gate", sizes, /^Plan/);
      const strips = plan.shapes.flatMap((shape) => (shape.form === "strip" ? [shape.points] : []));
      expect(strips).toHaveLength(2);
      const middle = side === "left" ? 1400 : -1400;
      for (const [x1, , x2] of strips) expect(Math.max(x1, x2) < middle).toBe(side === "left");
    }
  });

  it("does not overlap its pillars", () => {
    const { shapes } = findView("gate", { type: "folding", width: 2800 }, /^Plan/);
    for (const shape of shapes) {
      if (shape.form !== "strip") continue;
      const [x1, y1, x2, y2] = shape.points;
      const across = shape.width / 2 / (Math.abs(y2 - y1) / Math.hypot(x2 - x1, y2 - y1));
      expect(Math.min(x1, x2) - across).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("a gate", () => {
  it("that slides is drawn up to the end of its open leaf", () => {
    const { box } = findView("gate", { type: "sliding", width: 4000, wicket: "none" }, /^Plan/);
    expect(box[2]).toBe(4000 + 4200);
    expect(readFacts("gate", { type: "sliding", width: 4000 })["Space needed"]).toContain("4,200 mm");
  });

  it("states size, weight and hinge side of its wicket, and includes its steel", () => {
    const facts = readFacts("gate", { wicket: "left" });
    expect(facts).toMatchObject({
      "Wicket gate": "980 × 1,750 mm",
      "Wicket weight": expect.stringMatching(/^about \d+ kg$/),
      "Wicket hinges": "on the left, seen from the street",
    });
    expect(facts.Steel).not.toBe(readFacts("gate", { wicket: "none" }).Steel);
  });
});
