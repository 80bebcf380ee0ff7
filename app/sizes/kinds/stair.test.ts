import { describe, expect, it } from "vitest";
import { findView, readFacts } from "../../../tests/support/drawn-kinds";
import { calculatePiece } from "../calculate";
import { completeSizes } from "../complete-sizes";
import type { Sizes } from "../kind";
import { findPieceKind } from "../kinds";
import { planStair } from "./stair-plan";

describe("a stair railing", () => {
  const planRailing = (sizes: Sizes) => planStair(completeSizes(findPieceKind("stair"), sizes).sizes);

  it("states the largest ball that passes between steps and infill", () => {
    const { rise, going, foot, ball } = planRailing({ rise: 165, going: 270, infill: "pipes" });
    const [a, b] = [rise + foot, ((rise + foot) * going) / rise];
    // Inscribed circle of the triangle of riser, tread and lowest pipe: its diameter is 2ab / (a + b + c).
    expect(ball).toBeCloseTo((2 * a * b) / (a + b + Math.hypot(a, b)), 6);
    expect(readFacts("stair", { infill: "pipes" })["Widest gap at the steps"]).toContain(
      `${Math.round(ball)} mm`,
    );
  });

  it.each(["glass", "standoffs", "pipes", "balusters", "cables"])(
    "with %s stops a 100 mm ball by default",
    (infill) => {
      for (const rise of [120, 165, 190])
        for (const going of [230, 270, 320])
          expect(planRailing({ infill, rise, going }).ball).toBeLessThanOrEqual(100);
    },
  );

  it("warns about wider gaps", () => {
    const { warnings } = calculatePiece({
      kind: "stair",
      sizes: { infill: "pipes", gap: 150 },
      count: 1,
      remark: "",
    });
    expect(warnings.map(({ message }) => message).join()).toMatch(
      /gap at the steps is up to 1[45]\d mm wide/,
    );
  });

  it("proposes a landing above 12 risers", () => {
    const readWarnings = (steps: number) =>
      calculatePiece({ kind: "stair", sizes: { steps }, count: 1, remark: "" })
        .warnings.map(({ reason }) => reason)
        .join();
    expect(readWarnings(12)).not.toContain("landing");
    expect(readWarnings(19)).toContain("Enter 2 flights of at most 10 steps, with a landing between them");
  });

  it("draws its lowest pipe at the height used to measure the ball", () => {
    const plan = planRailing({ infill: "pipes" });
    const view = findView("stair", { infill: "pipes" }, /^Elevation/);
    const pipe = view.shapes.find((shape) => shape.form === "strip" && shape.pen === "bar");
    if (pipe?.form !== "strip") throw new Error("There is no pipe.");
    const [x, y] = pipe.points;
    expect(y - pipe.width / 2).toBeCloseTo(plan.rise + (x * plan.rise) / plan.going + plan.foot, 6);
  });

  it("ends its posts below the rail", () => {
    const { shapes } = findView("stair", {}, /^Elevation/);
    const rail = shapes.find((shape) => shape.form === "strip" && shape.pen === "steel");
    if (rail?.form !== "strip") throw new Error("There is no rail.");
    const [x1, y1, x2, y2] = rail.points;
    const slope = (y2 - y1) / (x2 - x1);
    const findUnderside = (x: number) => y1 + (x - x1) * slope - (rail.width / 2) * Math.hypot(1, slope);
    for (const post of shapes) {
      if (post.form !== "polygon" || post.pen !== "steel") continue;
      for (let index = 0; index < post.points.length; index += 2)
        expect(post.points[index + 1]).toBeLessThanOrEqual(
          findUnderside(post.points[index] as number) + 1e-6,
        );
    }
  });
});
