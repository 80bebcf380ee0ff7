import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeSizes } from "~/sizes/sizes";
import { calculate, drawScene, findView, listRects, readFacts } from "../../../tests/support/drawn-kinds";
import type { Sizes } from "../kind";
import { findPieceKind } from "../kinds";
import { weighBar } from "../masses";
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

  it("weighs upright bars as long as they are drawn, and describes the posts of both sides", () => {
    const sizes = { infill: "balusters", steps: 10, rise: 165, going: 270, side: "both" };
    const weigh = (gap: number) => {
      const bars = listRects(findView("stair", { ...sizes, gap }, /^Elevation/), "bar");
      const drawn = bars.reduce((sum, { height }) => sum + 2 * (height / 1000) * weighBar(12), 0);
      const stated = Number(/[\d.]+/.exec(readFacts("stair", { ...sizes, gap }).Steel ?? ""));
      return { drawn, stated };
    };
    const [close, wide] = [weigh(50), weigh(100)];
    // Rail and posts are the same.
    expect(Math.abs(close.stated - wide.stated - (close.drawn - wide.drawn))).toBeLessThan(1);
    expect(drawScene("stair", sizes).description).toContain("posts each");
  });

  it("warns about wider gaps", () => {
    const { warnings } = calculate("stair", { infill: "pipes", gap: 150 });
    expect(warnings.map(({ message }) => message).join()).toMatch(
      /gap at the steps is up to 1[45]\d mm wide/,
    );
  });

  it("draws its lowest pipe at the height used to measure the ball", () => {
    const plan = planRailing({ infill: "pipes" });
    const view = findView("stair", { infill: "pipes" }, /^Elevation/);
    const pipe = view.shapes.find((shape) => shape.form === "strip" && shape.pen === "bar");
    if (pipe?.form !== "strip") throw new Error("There is no pipe.");
    const [x, y] = pipe.points;
    const halfHeight = (pipe.width / 2) * Math.hypot(1, plan.slope);
    expect(y - halfHeight).toBeCloseTo(plan.rise + (x * plan.rise) / plan.going + plan.foot, 6);
  });

  it.each([2, 5, 14, 27])("of %d steps has no two standoffs in one place", (steps) => {
    for (const rise of [100, 165])
      for (const landingDepth of [700, 1000]) {
        const sizes = { steps, rise, landing: "measured", landingDepth, infill: "standoffs" };
        const places = findView("stair", sizes, /^Elevation/).shapes.flatMap((shape) =>
          shape.part === "standoff" && shape.form === "arc" ? [`${shape.x} ${shape.y}`] : [],
        );
        expect(places.length).toBeGreaterThan(0);
        expect(new Set(places).size).toBe(places.length);
      }
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

describe("a stair of more than 12 risers", () => {
  const listWarnings = (sizes: Sizes) =>
    calculate("stair", sizes)
      .warnings.map(({ message }) => message)
      .join();

  it("warns about a missing and a short landing", () => {
    expect(listWarnings({ steps: 12 })).toBe("");
    expect(listWarnings({ steps: 13 })).toContain("13 steps are too many for one flight");
    expect(listWarnings({ steps: 13, landing: "standard", height: 1000 })).toBe("");
    expect(listWarnings({ steps: 13, landing: "measured", landingDepth: 800 })).toContain(
      "landing of 800 mm is short",
    );
  });

  it("states its flights and landings", () => {
    // 9 and 8 treads, each 316.4 mm along the slope; one more before the second flight; 730 mm level.
    expect(readFacts("stair", { steps: 19, landing: "standard" })).toMatchObject({
      "Running length": "6.43 m (21.1 ft) along slopes and landings, from post to post",
      "Height of the stair": "3,135 mm",
      Flights: "10 + 9 steps",
      Landings: "1 (1,000 mm deep)",
      Treads: "17 plus landings",
    });
    expect(readFacts("stair", { steps: 12, landing: "standard" })).toEqual(readFacts("stair", { steps: 12 }));
  });

  const sizes = fc.record({
    steps: fc.integer({ min: 13, max: 30 }),
    rise: fc.integer({ min: 100, max: 250 }),
    going: fc.integer({ min: 150, max: 450 }),
    height: fc.integer({ min: 600, max: 1500 }),
    landing: fc.constant("measured"),
    landingDepth: fc.integer({ min: 700, max: 3000 }),
    infill: fc.constantFrom("glass", "standoffs", "pipes", "balusters", "cables"),
  });

  /** From left to right. */
  const listRisers = (chosen: Sizes) =>
    findView("stair", chosen, /^Plan/).shapes.flatMap((shape) =>
      shape.part === "riser" && shape.form === "polygon" ? [shape.points[0] as number] : [],
    );

  it("is drawn in flights of at most 12, with landings of the chosen depth between them", () => {
    fc.assert(
      fc.property(sizes, (chosen) => {
        const { steps, going, landingDepth } = chosen;
        const risers = listRisers(chosen);
        const treads = risers.slice(1).map((x, index) => Math.round(x - (risers[index] as number)));
        const flights = [1];
        for (const tread of treads) {
          if (tread === going && tread !== landingDepth)
            flights[flights.length - 1] = (flights.at(-1) ?? 0) + 1;
          else {
            expect(tread).toBe(landingDepth);
            flights.push(1);
          }
        }
        expect(flights).toHaveLength(Math.ceil(steps / 12));
        expect(Math.max(...flights)).toBeLessThanOrEqual(12);
        expect(Math.max(...flights) - Math.min(...flights)).toBeLessThanOrEqual(1);
        expect(readFacts("stair", chosen).Flights).toBe(`${flights.join(" + ")} steps`);
        const { chains } = findView("stair", chosen, /^Elevation/);
        const [from = 0, to = 0] =
          chains.find(({ side, isOverall }) => side === "bottom" && isOverall)?.stations ?? [];
        expect(to - from).toBeCloseTo(
          treads.reduce((sum, tread) => sum + tread, 0),
          6,
        );
      }),
    );
  });

  it("has a continuous rail at the chosen height above every step, and is sold from post to post", () => {
    fc.assert(
      fc.property(sizes, (chosen) => {
        const { rise, going, height, infill } = chosen;
        const { shapes } = findView("stair", chosen, /^Elevation/);
        const pen = infill === "standoffs" ? "wood" : "steel";
        const strips = shapes.flatMap((shape) =>
          shape.form === "strip" && shape.pen === pen ? [shape] : [],
        );
        strips.slice(1).forEach(({ points: [x, y] }, index) => {
          const [, , endX, endY] = strips[index]?.points ?? [];
          expect([endX, endY]).toEqual([x, y]);
        });
        const findTop = (x: number) => {
          const { points, width } =
            strips.find((strip) => x <= strip.points[2]) ?? (strips.at(-1) as (typeof strips)[0]);
          const [x1, y1, x2, y2] = points;
          const slope = (y2 - y1) / (x2 - x1);
          return y1 + (x - x1) * slope + (width / 2) * Math.hypot(1, slope);
        };
        listRisers(chosen).forEach((x, step) => {
          expect(findTop(x) - (step + 1) * rise).toBeCloseTo(height, 6);
        });
        const overhang = 2 * 90 * Math.hypot(1, rise / going);
        const length = strips.reduce(
          (sum, { points: [x1, y1, x2, y2] }) => sum + Math.hypot(x2 - x1, y2 - y1),
          -overhang,
        );
        expect(readFacts("stair", chosen)["Running length"]).toContain(`${(length / 1000).toFixed(2)} m`);
      }),
    );
  });

  it("has posts on its steps and landings, at most 1,200 mm apart", () => {
    fc.assert(
      fc.property(sizes, (chosen) => {
        fc.pre(chosen.infill !== "standoffs");
        const risers = listRisers(chosen);
        const posts = findView("stair", chosen, /^Elevation/).shapes.flatMap((shape) =>
          shape.part === "post" && shape.form === "polygon"
            ? [{ x: (shape.points[0] as number) + 25, foot: shape.points[1] as number }]
            : [],
        );
        for (const { x, foot } of posts) {
          const tread = risers.filter((riser) => riser <= x).length * chosen.rise;
          const depth = chosen.infill === "balusters" ? 0 : 170;
          expect(foot).toBeCloseTo(Math.max(depth && 10, tread - depth), 6);
        }
        const level = posts.slice(1).filter(({ foot }, index) => foot === posts[index]?.foot);
        expect(level.length).toBeGreaterThanOrEqual(Math.ceil(chosen.steps / 12) - 1);
        posts.slice(1).forEach(({ x }, index) => {
          expect(x - (posts[index]?.x ?? 0)).toBeLessThanOrEqual(chosen.infill === "cables" ? 1000 : 1200);
        });
      }),
    );
  });
});
