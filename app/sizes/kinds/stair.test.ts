import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completeSizes } from "~/sizes/sizes";
import { calculate, drawScene, findView, listRects, readFacts } from "../../../tests/support/drawn-kinds";
import { planDimensions } from "../drawing/dimensions";
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

describe("a drawn stair railing", () => {
  /** Within the National Building Code. */
  const sizes = fc.record({
    steps: fc.integer({ min: 2, max: 30 }),
    rise: fc.integer({ min: 100, max: 190 }),
    going: fc.integer({ min: 250, max: 450 }),
    height: fc.integer({ min: 600, max: 1500 }),
    landing: fc.constantFrom("none", "standard"),
    infill: fc.constantFrom("glass", "standoffs", "pipes", "balusters", "cables"),
    use: fc.constantFrom("house", "public"),
    gap: fc.integer({ min: 20, max: 300 }),
  });
  const plan = (chosen: Sizes) => planStair(completeSizes(findPieceKind("stair"), chosen).sizes);
  type Strip = Extract<ReturnType<typeof findView>["shapes"][number], { form: "strip" }>;
  const listStrips = (chosen: Sizes) =>
    findView("stair", chosen, /^Elevation/).shapes.flatMap((shape) =>
      shape.form === "strip" ? [shape] : [],
    );
  /** Clear gaps, across the strips, in one direction: from the lowest pipe to the rail. */
  const measureGaps = (strips: readonly Strip[], isLevel: boolean) => {
    const segments = strips.filter(({ points: [, y1, , y2] }) => Math.abs(y1 - y2) < 0.01 === isLevel);
    const rails = segments.filter(({ pen }) => pen === "steel");
    const pipes = segments.filter(({ pen }) => pen === "bar");
    return rails.flatMap((rail) => {
      const [x1, y1, x2, y2] = rail.points;
      const stretch = Math.hypot(x2 - x1, y2 - y1) / (x2 - x1);
      const heightAt = ({ points: [a, b, c, d] }: Strip, x: number) => b + ((x - a) * (d - b)) / (c - a);
      const crossing = pipes.filter(({ points: [a, , c] }) => a < x2 - 1 && c > x1 + 1);
      const lines = [...crossing, rail];
      const x = Math.max(...lines.map(({ points: [a] }) => a)) + 1;
      const sorted = lines
        .map((strip) => ({ y: heightAt(strip, x), width: strip.width }))
        .sort((a, b) => a.y - b.y);
      return sorted.slice(1).map(({ y, width }, index) => {
        const below = sorted[index] ?? { y: 0, width: 0 };
        return (y - below.y) / stretch - (width + below.width) / 2;
      });
    });
  };

  it("has pipes as far apart across the slope as stated, and no fewer than the gap needs", () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom("pipes", "cables"), (chosen, infill) => {
        const drawn = { ...chosen, infill };
        const { bars, flights } = plan(drawn);
        const strips = listStrips(drawn);
        const [sloping, level] = [measureGaps(strips, false), measureGaps(strips, true)];
        const maxGap = infill === "cables" ? 75 : chosen.gap;
        const facts = readFacts("stair", drawn);
        const fact = facts["Clear gap"] ?? "";
        const stated = [fact, facts["Clear gap on the slope"] ?? ""].map((text) => Number.parseInt(text, 10));
        for (const gap of sloping) {
          expect(gap).toBeGreaterThan(0);
          expect(gap).toBeLessThanOrEqual(maxGap + 1e-6);
        }
        for (const gap of level) expect(gap).toBeLessThanOrEqual(maxGap + 1e-6);
        if (flights.length === 1) {
          for (const gap of sloping) expect(Math.abs(gap - (stated[0] as number))).toBeLessThanOrEqual(0.51);
          const clear = sloping.slice(0, bars.count).reduce((sum, gap) => sum + gap + bars.thickness, 0);
          if (bars.count > 1) expect(clear / (bars.count - 1) - bars.thickness).toBeGreaterThan(maxGap);
        } else {
          expect(fact).toMatch(/^\d+ mm on landings$/);
          expect(Math.abs(Math.max(...level) - (stated[0] as number))).toBeLessThanOrEqual(0.51);
          if (bars.count > 1)
            expect(Math.abs((sloping[0] as number) - (stated[1] as number))).toBeLessThanOrEqual(0.51);
        }
      }),
    );
  });

  it("states the stress at the foot of its tallest post", () => {
    fc.assert(
      fc.property(sizes, (chosen) => {
        fc.pre(chosen.infill !== "standoffs");
        const { bays, pipe, slope } = plan(chosen);
        const { shapes } = findView("stair", chosen, /^Elevation/);
        const levers = shapes.flatMap((shape) => {
          if (shape.part !== "post" || shape.form !== "polygon") return [];
          const [left = 0, foot = 0, , , , top = 0] = shape.points;
          // Upright bars: posts stand on the treads. Others have their bolts 75 and 135 mm below it, 35 and 95 mm above the post's end.
          const fixing = chosen.infill === "balusters" ? foot : foot + 65;
          return foot > 10 || chosen.infill === "balusters" ? [{ left, lever: top - fixing }] : [];
        });
        // The outline ends at the underside of the rail, at its right edge.
        const lever = Math.max(...levers.map((post) => post.lever)) + 50 * Math.hypot(1, slope) - 25 * slope;
        const spacing = Math.max(
          ...bays.map(({ from, to }) => Math.hypot(to.x - from.x, to.tread - from.tread)),
        );
        const modulus = (Math.PI * (50 ** 4 - (50 - 2 * pipe.wall) ** 4)) / (32 * 50);
        const load = chosen.use === "public" ? 0.75 : 0.36;
        const stated = Number.parseInt(readFacts("stair", chosen)["Stress in the posts"] ?? "", 10);
        if (levers.length > 0)
          expect(stated).toBeGreaterThanOrEqual((load * spacing * lever) / modulus - 1e-3);
      }),
    );
  });

  it("has dimensions of parts that add up to the overall dimension", () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 20, max: 120 }), (chosen, scale) => {
        const { chains } = findView("stair", chosen, /^Elevation/);
        const { placed } = planDimensions(chains, 1 / scale, {
          showsFeet: false,
          isOverallOnly: false,
          assumed: [],
        });
        for (const side of ["bottom", "left"]) {
          const own = placed.filter(({ chain }) => chain.side === side);
          const measure = (isOverall: boolean) =>
            own
              .filter(({ chain }) => chain.isOverall === isOverall)
              .flatMap(({ texts }) => texts.figures)
              .reduce((sum, { from, to }) => sum + Math.round(to) - Math.round(from), 0);
          if (measure(false) > 0) expect(measure(false)).toBe(measure(true));
        }
      }),
      { numRuns: 500 },
    );
  });

  it("marks lengths of flights that include an assumed landing, and has no figures beside their ticks", () => {
    fc.assert(
      fc.property(
        sizes,
        fc.constantFrom("left", "right"),
        fc.integer({ min: 20, max: 120 }),
        (chosen, side, scale) => {
          const drawn = { ...chosen, side, landing: "measured" };
          const { placed } = planDimensions(findView("stair", drawn, /^Elevation/).chains, 1 / scale, {
            showsFeet: false,
            isOverallOnly: false,
            assumed: ["landingDepth"],
          });
          const { flights, going } = plan(drawn);
          const lengths = flights.map(({ risers }) => (risers - 1) * going);
          for (const { chain, texts } of flights.length > 1 ? placed : []) {
            if (chain.isOverall) continue;
            expect(texts.isFigureOutside).toBe(false);
            const [first = 0, last = 0] = [chain.stations[0], chain.stations.at(-1)];
            const isWithinFlight = lengths.some((length) => Math.abs(last - first - length) < 0.01);
            if (chain.side === "bottom" && chain.stations.length > 2)
              expect([isWithinFlight, texts.isAssumed]).toEqual([true, false]);
            if (chain.side === "bottom" && !isWithinFlight) expect(texts.isAssumed).toBe(true);
          }
        },
      ),
    );
  });

  it("has its studs and bolts at least 60 mm from the edges of the concrete", () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom("glass", "standoffs"), (chosen, infill) => {
        const drawn = { ...chosen, infill };
        const { steps, rise, going, slope, flights } = plan(drawn);
        fc.pre(flights.length === 1);
        const fixings = findView("stair", drawn, /^Elevation/).shapes.flatMap((shape) =>
          shape.form === "arc" && (shape.part === "standoff" || shape.radius === 9) ? [shape] : [],
        );
        // Where two steps have too little concrete, a warning recommends posts.
        fc.pre(infill === "glass" || steps > 2);
        for (const { x, y } of fixings) {
          // Inner corners of the steps, and the underside of the slab.
          for (let step = 0; step < steps; step += 1)
            expect(Math.hypot(x - step * going, y - step * rise)).toBeGreaterThanOrEqual(step === 0 ? 0 : 60);
          const tread = (Math.floor(x / going) + 1) * rise;
          expect(tread - y).toBeGreaterThanOrEqual(60);
          if (infill === "standoffs" && x * slope > 190 * Math.hypot(1, slope)) {
            const underside = x * slope - 190 * Math.hypot(1, slope);
            expect((y - underside) / Math.hypot(1, slope)).toBeGreaterThanOrEqual(59);
          }
        }
      }),
    );
  });

  it("has two bolts or a base plate at every post beside the flight", () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom("glass", "pipes", "cables"), (chosen, infill) => {
        const { shapes } = findView("stair", { ...chosen, infill }, /^Elevation/);
        const bolts = shapes.flatMap((shape) =>
          shape.form === "arc" && shape.radius === 9 ? [Math.round(shape.x)] : [],
        );
        const plates = shapes.flatMap((shape) =>
          shape.form === "rect" && shape.width === 90 ? [Math.round(shape.x) + 45] : [],
        );
        const posts = shapes.flatMap((shape) =>
          shape.part === "post" && shape.form === "polygon" ? [Math.round((shape.points[0] ?? 0) + 25)] : [],
        );
        for (const x of posts)
          expect(bolts.filter((bolt) => bolt === x)).toHaveLength(plates.includes(x) ? 0 : 2);
        expect(plates).toEqual(chosen.rise <= 155 ? posts.slice(0, 1) : []);
      }),
    );
  });

  it("hangs every pane on two or more pairs of standoffs, inside the glass and at most 600 mm apart", () => {
    fc.assert(
      fc.property(
        sizes,
        fc.constantFrom("none", "measured"),
        fc.integer({ min: 700, max: 3000 }),
        (chosen, landing, landingDepth) => {
          const drawn = { ...chosen, landing, landingDepth, infill: "standoffs" };
          const { shapes } = findView("stair", drawn, /^Elevation/);
          const studs = shapes.flatMap((shape) =>
            shape.part === "standoff" && shape.form === "arc" ? [shape] : [],
          );
          const panes = shapes.flatMap((shape) =>
            shape.part === "pane" && shape.form === "polygon" ? [shape.points] : [],
          );
          const found = panes.map((points) => {
            const xs = points.filter((_, index) => index % 2 === 0);
            const [left, right] = [Math.min(...xs), Math.max(...xs)];
            const own = studs.filter(({ x }) => x > left && x < right);
            for (const { x, y } of own) {
              expect(x - left).toBeGreaterThanOrEqual(59);
              expect(right - x).toBeGreaterThanOrEqual(59);
              expect(measureAbove(points, x, y)).toBeGreaterThanOrEqual(39);
            }
            return [...new Set(own.map(({ x }) => x))];
          });
          for (const pairs of found) expect(pairs.length).toBeGreaterThanOrEqual(2);
          expect(found.flat()).toHaveLength(studs.length / 2);
          const places = found.flat().sort((a, b) => a - b);
          places.slice(1).forEach((x, index) => {
            expect(x - (places[index] ?? 0)).toBeGreaterThanOrEqual(59);
            expect(x - (places[index] ?? 0)).toBeLessThanOrEqual(600.5);
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  /** Height of `y` above the lower edge of a pane, whose last four numbers are its upper edge. */
  const measureAbove = (points: readonly number[], x: number, y: number) => {
    const lower = points.slice(0, -4);
    for (let index = 0; index + 3 < lower.length; index += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = lower.slice(index, index + 4);
      if (x >= x1 && x <= x2) return y - (y1 + ((x - x1) / (x2 - x1)) * (y2 - y1));
    }
    return Number.NaN;
  };

  it("has no standoffs that overlap", () => {
    fc.assert(
      fc.property(sizes, (chosen) => {
        const centres = findView("stair", { ...chosen, infill: "standoffs" }, /^Elevation/).shapes.flatMap(
          (shape) => (shape.part === "standoff" && shape.form === "arc" ? [shape] : []),
        );
        for (const [index, one] of centres.entries())
          for (const other of centres.slice(index + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * one.radius);
      }),
    );
  });

  it("warns about a landing with a low rail, and about the pull of cables", () => {
    const list = (chosen: Sizes) =>
      calculate("stair", chosen)
        .warnings.map(({ message }) => message)
        .join();
    // 900 + 60 × 165 / 270 mm.
    expect(list({ steps: 14, landing: "standard" })).toContain("A rail 937 mm above the landing");
    expect(list({ steps: 14, landing: "standard", height: 970 })).not.toContain("above the landing");
    expect(list({ infill: "cables" })).toContain("pull of the cables");
  });

  it("has cables at most 1,000 mm from post to post", () => {
    fc.assert(
      fc.property(sizes, (chosen) => {
        for (const { from, to } of plan({ ...chosen, infill: "cables" }).bays)
          expect(Math.hypot(to.x - from.x, to.tread - from.tread)).toBeLessThanOrEqual(1000);
      }),
    );
  });
});
